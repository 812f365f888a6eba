# Obrazovky v terminálu.

ui-unofficial = Deskové hry o staré Itálii. Neoficiální zpracování; hry patří svým autorům a vydavatelům.
ui-shelf-empty = Police je prázdná.
ui-shelf-keys = Číslo: hrát · Enter: pokračovat v první hře · n: nová hra · m a číslo (m1): pojmenovat, hrát znovu, exportovat, smazat · r: pravidla · t: výsledky · i: import · l: jazyk · q: konec
ui-shelf-ask = Police
ui-continue = Pokračovat:{" "}
ui-enter = Enter
ui-which = Co vyberete?
ui-no-such = { $count ->
    [0] Taková odpověď tu není.
    [one] Taková odpověď tu není. Jediné možné číslo je 1.
    [few] Taková odpověď tu není. Čísla jdou od 1 do { $count }.
   *[other] Taková odpověď tu není. Čísla jdou od 1 do { $count }.
}
ui-same-players = Hráči z minulé hry:
ui-same-ask = Enter: stejní hráči · n: jiní
ui-names = Jména v pořadí kolem stolu, { $min } až { $max }. Prázdný řádek seznam ukončí.
ui-name = Hráč { $number }
ui-name-taken = Toto jméno už někdo má.
ui-too-few = { $min ->
    [one] Musí hrát aspoň { $min } hráč.
    [few] Musí hrát aspoň { $min } hráči.
   *[other] Musí hrát aspoň { $min } hráčů.
}
ui-emblem = Znak (Enter: první)
ui-preset = Podle kterých pravidel? (Enter: první)
ui-options = Domácí pravidla
ui-options-ask = Číslo: změnit · Enter: začít · q: zpět
ui-curtain-for = Opona je spuštěná. Na řadě:
ui-curtain-ask = Enter: zvednout oponu · q: zpět k polici
ui-curtain-several = Opona je spuštěná. Kdo se podívá?
ui-curtain-which = Číslo: zvednout oponu · q: zpět k polici
ui-since = Co se mezitím stalo
ui-chosen = {" "}(zvoleno)
ui-wait = Teď tu není o čem rozhodovat.
ui-not-now = Teď není možné:
ui-key-undo = u: vzít zpět · r: vzít zpět všechno
ui-key-cards = c: podívat se na vlastní karty
ui-key-about = w: co je to?
ui-key-log = l: záznam · s: skóre · t: stůl
ui-key-more = p: historie · x: pravidla · h: skrýt · q: police
ui-answer = Odpověď
ui-final = To už nepůjde vzít zpět.
ui-final-ask = Enter: provést · n: ne
ui-hand-on = Enter: předat dál
ui-over-ask = l: záznam · t: stůl · s: skóre · p: historie · w: co je to? · x: pravidla · Enter: zpět k polici
ui-past = Historie: krok { $step } z celkem { $steps }
ui-past-ask = b: zpět · f: vpřed · číslo: ten krok · Enter: do přítomnosti
ui-rules-changed = Pravidla byla od začátku této hry opravena. Co bylo předtím, najdete v záznamu, ale přehrát to nejde.
ui-rules-ask = Číslo: oddíl · R7: výklad · slovo: hledat · Enter: zpět
ui-found = { $count ->
    [0] Nic nenalezeno.
    [one] Nalezeno na { $count } místě.
    [few] Nalezeno na { $count } místech.
   *[other] Nalezeno na { $count } místech.
}
ui-rename = Pojmenovat
ui-again = Hrát znovu se stejnými hráči
ui-export = Exportovat do souboru
ui-delete = Smazat
ui-new-name = Nový název (prázdný řádek: bez názvu)
ui-export-warning = V souboru budou karty všech hráčů.
ui-export-path = Zapsat do souboru
ui-import-path = Načíst ze souboru
ui-delete-ask = Smaže se navždy. Pro smazání napište „ano“
ui-yes = ano
ui-done = Hotovo.
ui-statistics = Výsledky dohraných her
ui-no-results = Zatím není dohraná žádná hra.
ui-tally = { $played ->
    [one] { $played } hra
    [few] { $played } hry
   *[other] { $played } her
}, { $won ->
    [0] žádná výhra
    [one] { $won } výhra
    [few] { $won } výhry
   *[other] { $won } výher
}
ui-bug = Stůl zastavila chyba v programu. Poslední zobrazená pozice je v bezpečí: spusťte program znovu a pokračujte. Do hlášení uveďte: { $place }
ui-address = Stůl je na adrese { $address }
ui-port = Port { $port } je obsazený. Zvolte jiný pomocí --port.
ui-door-local = Tahle stránka je jen pro tento počítač.
ui-door-key = Otevřete adresu, kterou program vypsal.
ui-request-nowhere = Na této adrese nic není.
ui-request-method = Tuto adresu takhle použít nelze.
ui-request-large = To je příliš velké.
ui-request-kind = Obsahu tohoto druhu program nerozumí.
ui-request-unclear = Tomuto požadavku program nerozumí.
