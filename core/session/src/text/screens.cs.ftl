# Obrazovky stránky a aplikací.

emblem-rubra = plamen
emblem-lapis = vlny
emblem-ochra = slunce
emblem-oliva = list
emblem-porphyra = hvězda
emblem-marmor = čtverec
screen-back = Zpět
screen-close = Zavřít
screen-no = Ne
screen-go-on = Pokračovat ve hře
screen-also = Dále na polici
screen-new-table = Nová hra
screen-results = Výsledky
screen-settings = Nastavení
screen-rules = Pravidla
screen-import = Importovat
screen-about = O aplikaci
screen-continue = Pokračovat
screen-menu = Nabídka
screen-delete = Smazat
screen-name = Název
screen-rename = Přejmenovat
screen-again = Hrát znovu
screen-export = Exportovat
screen-delete-ask = Hra se navždy smaže.
screen-export-warning = V souboru budou karty všech hráčů.
screen-file-unread = Soubor se nepodařilo přečíst.
screen-file-unwritten = Soubor se nepodařilo zapsat.
screen-no-picker = V tomto zařízení není žádná aplikace pro výběr souborů.
screen-no-results = Zatím žádná dohraná hra.
screen-unofficial = Neoficiální aplikace bez vazby na vydavatele. Hry patří svým autorům a vydavatelům; kresby a texty jsou vlastní.
screen-licence = Kód pod licencí Apache 2.0.
screen-language = Jazyk
screen-light = Světlo
screen-as-system = Podle systému
screen-day = Den
screen-night = Noc
screen-text-size = Velikost písma
screen-motion = Pohyb
screen-motion-full = Plný
screen-motion-calm = Omezený
screen-new-game = Nová hra
screen-players = Hráči v pořadí kolem stolu
screen-emblem = Znak
screen-player = Hráč
screen-up = O místo výš
screen-remove = Odebrat
screen-add-player = Přidat hráče
screen-preset = Pravidla
screen-house-rules = Domácí pravidla
screen-begin = Začít hru
screen-log = Záznam
screen-past = Historie
screen-rules-changed = Od začátku této hry se pravidla opravila. Co bylo předtím, se dá číst, ne přehrát.
screen-step-back = O krok zpět
screen-step-on = O krok dál
screen-play = Přehrát
screen-place = Pořadí
screen-search = Hledat, nebo R7
screen-glossary = Slovníček
screen-rulings = Výklady
screen-nothing = Nic se nenašlo.
screen-linger = Tah skončil. Prohlédněte si, co přinesl, a předejte dál.
screen-hand-on = Předat dál
screen-wait = Opona je tady spuštěná
screen-wait-hint = Soukromý pohled je v jiné kartě, nebo se stránka načetla znovu.
screen-take-over = Kdo se dívá?
screen-undo = Vzít zpět
screen-restart = Vzít zpět všechno
screen-look-cards = Moje karty
screen-hide = Skrýt
screen-turn = Otočit
screen-answers = Všechny odpovědi
screen-and-where = A kam?
screen-final = Tohle už nejde vzít zpět. Stiskněte ještě jednou.
screen-next = Na řadě
screen-pass = Předejte přístroj. Nikdo jiný se teď nedívá.
screen-lift = Zvednout oponu
screen-show-public = Ukázat společný stůl
screen-to-shelf = Na polici
screen-curtain = K oponě
screen-shelf = Police
screen-away = Stůl zmizel. Jakmile se znovu spustí, stránka sama naváže.
screen-bug = Tento tah zastavila chyba programu. Poslední zobrazená pozice je v bezpečí.
screen-scores = Skóre
screen-pause = Pozastavit
screen-who-looks = Kdo se podívá?
screen-can-choose = To lze zvolit.
screen-cannot-choose = To teď zvolit nelze.
screen-changed = upravená
screen-libraries = Knihovny a jejich licence
screen-what = Co to je?
screen-keep-awake = U stolu nechat obrazovku rozsvícenou
screen-certificate = Certifikát tohoto sestavení, SHA-256
screen-copy-report = Zkopírovat hlášení
screen-expires = Tato zkušební verze půjde otevřít jen do uvedeného dne. Nainstalujte včas novější; hry zůstanou.
screen-tally = { $played ->
    [one] { $played } hra
    [few] { $played } hry
   *[other] { $played } her
}, { $won ->
    [0] žádná výhra
    [one] { $won } výhra
    [few] { $won } výhry
   *[other] { $won } výher
}
