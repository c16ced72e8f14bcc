## O português do Brasil: só o que se diz de outro modo do que em pt.

parts-password-show = Mostrar a senha
parts-password-hide = Ocultar a senha
parts-cards-limit = { parts-cards }, fora da rodada com { $limit }
