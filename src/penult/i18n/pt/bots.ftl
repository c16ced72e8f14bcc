## Os bots, em todos os clientes.

## A força de um bot, em todos os clientes. $kind é o tipo como a notação o escreve: random, simple, keen, search.
bot-level = { $kind ->
    [random] Fácil
    [simple] Médio
    [keen] Difícil
    [search] Especialista
   *[other] { $kind }
}
    .about = { $kind ->
        [random] Joga qualquer carta que sirva. Ideal para um primeiro jogo.
        [simple] Livra-se primeiro dos números altos e guarda as melhores cartas para o fim.
        [keen] Conta as cartas, faz bluff, questiona jogadas e apanha-te se não gritares UNO.
        [search] Planeia cada jogada. O bot mais forte.
       *[other] Outro tipo de adversário.
    }

## O ritmo dos bots, em todos os clientes.
bot-pace = { $pace ->
    [relaxed] Tranquilo
    [normal] Normal
   *[fast] Rápido
}
