## O português do Brasil: só o que se diz de outro modo do que em pt.

part-two = Com dois jogadores
part-why = Por quê
option-default = { $value } (padrão)
entry-see = Veja também
sheet-reading = Cada regra tem um código, para que qualquer mesa possa apontar para ela. R é uma regra que as folhas trazem impressa, D um ponto em que folhas ou idiomas diferem, A uma decisão sobre o que todas deixam em aberto, H uma regra da casa. Palavras como `drawn=must` são opções do Penult: se a mesa não combinar outra coisa, vale o valor marcado como padrão.
sheet-agreed = O que combinamos
