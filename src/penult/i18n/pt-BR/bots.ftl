## O português do Brasil: só o que se diz de outro modo do que em pt.

bot-level =
    .about = { $kind ->
        [random] Joga qualquer carta que sirva. Ideal para a primeira partida.
        [simple] Descarta primeiro os números altos e guarda as melhores cartas para o fim.
        [keen] Conta as cartas, blefa, desafia e pega quem não grita UNO.
        [search] Planeja cada jogada. O bot mais forte.
       *[other] Outro tipo de adversário.
    }
