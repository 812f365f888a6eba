# Antiquity: co se říká při přípravě a ve městech, a volby.

## Volby

preset-text = Podle zadaného textu
preset-text-hint = Drží se českých pravidel, ze kterých tento projekt vyšel, všude, kde něco říkají.
preset-published = Podle vydaných pravidel
preset-published-hint = Znečištění smí zakrýt objevitelskou značku, o shodě rozhodují prázdná pole a hráče mimo hru lze uzavřít.

option-pollution_on_exploration = Znečištění na objevitelských značkách
option-pollution_on_exploration-blocked = Nedovoleno
option-pollution_on_exploration-blocked-hint = Značka znečištění se nesmí položit na pole s objevitelskou značkou.
option-pollution_on_exploration-covers = Dovoleno
option-pollution_on_exploration-covers-hint = Značka znečištění se tam položit smí; objevitelská značka opustí hru neodkrytá.
option-tie_break = Shoda mezi vítězi
option-tie_break-unpolluted = Neznečištěná pole
option-tie_break-unpolluted-hint = Vyhrává, kdo má ve své zóně dosahu nejvíc neznečištěných polí; pole pod městy a stanicemi se nepočítají.
option-tie_break-empty = Prázdná pole
option-tie_break-empty-hint = Počítají se jen neznečištěná pole, na kterých není ani zboží, ani rybářství, ani objevitelská značka.
option-tile_bag = Losování krajiny
option-tile_bag-eight_stacks = Z osmi hromádek
option-tile_bag-eight_stacks-hint = Každý ze čtyř dílů přijde nejvýš dvakrát, kteroukoli stranou, i zrcadlově obrácený.
option-tile_bag-sixteen_tiles = Ze šestnácti dílů
option-tile_bag-sixteen_tiles-hint = Každý ze čtyř dílů je v zásobě čtyřikrát, dvakrát přímý a dvakrát zrcadlový, a leží jednou ze svých dvou stran nahoru.
option-limited_supply = Díly z krabice
option-limited_supply-false = Kolik je potřeba
option-limited_supply-false-hint = Povoznictví, fontány, sklady, rybářství a zboží nikdy nedojdou.
option-limited_supply-true = Jen co je v krabici
option-limited_supply-true-hint = Co v krabici nezbylo, nelze postavit ani vzít; ve městech se staví v pořadí hráčů.
option-city_building_mode = Stavění ve městech
option-city_building_mode-simultaneous = Všichni najednou
option-city_building_mode-simultaneous-hint = Všichni staví současně a výsledek ostatních uvidí, až všichni dokončí.
option-city_building_mode-in_order = V pořadí hráčů
option-city_building_mode-in_order-hint = Jeden po druhém v pořadí hráčů, s odkrytými tabulemi.
option-enclose_eliminated = Sv. Jiří a hráči mimo hru
option-enclose_eliminated-false = Uzavřít je nelze
option-enclose_eliminated-false-hint = Kdo je mimo hru, nemá zónu dosahu, kterou by šlo uzavřít.
option-enclose_eliminated-true = Uzavřít je lze
option-enclose_eliminated-true-hint = Jen pro svatého Jiří má hráč mimo hru dál základní zónu dvou polí kolem svých měst a stanic.

## Slova

cost-foods = { $count ->
    [one] { $count } jídlo
    [few] { $count } jídla
   *[other] { $count } jídel
}
cost-luxuries = { $count ->
    [one] { $count } luxus
    [few] { $count } luxusy
   *[other] { $count } luxusů
}
saint-none = žádný patron
phase = { $phase ->
    [city] stavění ve městech
    [countryside] venkov
    [storage] skladování
    [harvest] sklizeň
    [exploration] objevování
    [famine] hladomor
    [pollution] znečištění
    [setup] příprava
   *[over] konec
}
headline = { $round }. kolo: { $phase }
headline-setup = Skládá se mapa
headline-over = Konec. Vítězství: { $winners }

## Otázky

ask-wait = Rozhodují ostatní
ask-found = Kde bude ležet vaše první město?
ask-found-hint = Celé leží na volném startovním dílku. Voda pod ním se změní v louku, značky zmizí.
ask-answer = Přijmete nabídku?
ask-build = Co podniknete ve svých městech?
ask-square = Na které políčko: { $what }?
ask-square-house = Dům zabere jedno políčko.
ask-square-hint = Dotkněte se políčka pro levý horní roh; dílek se dá otočit.
ask-square-storage = Dotkněte se políčka pro levý horní roh; pak přijde velikost.
ask-square-last-wood = Je to vaše poslední dřevo a žádná výrobna vám další nedává: bez dřeva nebo zboží na farmu nic nezaložíte.
ask-size = Jak velký bude sklad?
ask-size-hint = Dotkněte se protějšího rohu. Uchová tolik zboží, kolik má políček.
ask-turn = Jak natočit: { $what }?
ask-turn-hint = Otočte a potvrďte.
ask-pay = Zbývá zaplatit ({ $what }): { $foods ->
    [0] { "" }
   *[other] jídlo { $foods }{ $luxuries ->
        [0] { "" }
       *[other] ,{" "}
    }
}{ $luxuries ->
    [0] { "" }
   *[other] luxus { $luxuries }
}
ask-pay-different = Zaplaceno: { $paid }. Druhy jídla ani luxusu se nesmějí opakovat.
ask-pay-any = Zaplaceno: { $paid }. Filozofie dovoluje tentýž druh dvakrát.
ask-saint = Kdo bude vaším patronem?
ask-saint-hint = Patron hned propůjčí svou schopnost a určí, čím vyhrajete.
ask-bank = { $count ->
    [one] Dejte do zásoby ještě { $count } kus zboží
    [few] Dejte do zásoby { $count } kusy zboží
   *[other] Dejte do zásoby { $count } kusů zboží
}
ask-bank-hint = Zatím: { $goods }
ask-bank-last-wood = Zatím: { $goods }. Pozor na poslední dřevo, žádná výrobna vám další nedává: bez dřeva nebo zboží na farmu nic nezaložíte.
ask-gain = Co si vezmete výměnou ({ $goods })?
ask-offer = Nabídka, komu: { $player }
ask-offer-hint = { $market ->
    [yes] Dáváte: { $give }. Chcete: { $get }. Nabídka stojí na vašem trhu.
   *[no] Dáváte: { $give }. Chcete: { $get }. Přijmout ji půjde jen s funkčním trhem protějšku.
}
ask-offer-late = { $player } má dostavěno: nabídku už nelze podat.
ask-offer-last-wood = Dáváte: { $give }. Chcete: { $get }. Je to vaše poslední dřevo a žádná výrobna vám další nedává: bez dřeva nebo zboží na farmu nic nezaložíte.
ask-lifted = Zvednuto: { $things }
ask-lifted-hint = Než uděláte cokoli jiného, vše položte. Zvednout smíte i další.
ask-carry = Který hrob přesunete?
ask-carry-to = Kam hrob přijde?
ask-carry-hint = Na kterékoli volné políčko vašich měst.
forecast = { $kept ->
    [all] Doma: { $men }. Hladomor { $famine }: hroby { $graves }, políčka pro ně { $squares }. Znečištění { $markers }, pole pro něj { $hexes }. Zboží { $stock }, uchová se vše.
   *[some] Doma: { $men }. Hladomor { $famine }: hroby { $graves }, políčka pro ně { $squares }. Znečištění { $markers }, pole pro něj { $hexes }. Zboží { $stock }, místo ve skladech { $room }.
}
forecast-deadly = { $kept ->
    [all] Takhle vypadnete ze hry! Doma: { $men }. Hladomor { $famine }: hroby { $graves }, políčka pro ně { $squares }. Znečištění { $markers }, pole pro něj { $hexes }. Zboží { $stock }, uchová se vše.
   *[some] Takhle vypadnete ze hry! Doma: { $men }. Hladomor { $famine }: hroby { $graves }, políčka pro ně { $squares }. Znečištění { $markers }, pole pro něj { $hexes }. Zboží { $stock }, místo ve skladech { $room }.
}

## Odpovědi

do-found = { $count ->
    [0] Město, { $hex }
   *[other] Město, { $hex }; vody se změní v louku: { $count }
}
do-house = Postavit: { $house } ({ $cost })
do-free = { $house } zdarma od sv. Mikuláše
do-build = Postavit: { $building } ({ $cost })
do-square = { $square }
do-turn = { $count ->
    [0] Takhle, bez otočení
    [one] Takhle, { $count } čtvrtotáčka
    [few] Takhle, { $count } čtvrtotáčky
   *[other] Takhle, { $count } čtvrtotáček
}
do-size = { $width } × { $height }
do-pay = Zaplatit: { $good }
do-pay-twice = Zaplatit znovu: { $good } (filozofie)
do-give = Dát: { $good }
do-saint = { $saint }
do-man = Obyvatel do práce: { $building }
do-unman = Obyvatel domů: { $building }
do-heal = Odstranit hrob: { $square } (zbývá { $count })
do-raze = Strhnout katedrálu ({ $saint })
do-bank = Směnit se zásobou, dvě za jedno
do-gain = Vzít: { $good }
do-offer = Nabídnout obchod, komu: { $player }
do-offer-give = Dát: { $good }
do-offer-ask = Chtít: { $good }
do-send = Podat nabídku
do-drop = Žádná nabídka
do-accept = Přijmout nabídku, od koho: { $player }. Dostanete { $give }, dáte { $get }
do-accept-last-wood = Přijmout nabídku, od koho: { $player }. Dostanete { $give }, dáte { $get }, a přijdete o poslední dřevo
do-reject = Odmítnout nabídku, od koho: { $player }. Dostanete { $give }, dáte { $get }
do-withdraw = Stáhnout nabídku, komu: { $player }. Dáváte { $give }, chcete { $get }
do-lift = Zvednout: { $what }
do-place = Položit: { $what }
do-carry = Přesunout hrob
do-carry-from = Hrob: { $square }
do-commit = Dostavěno
do-resign = Odejít ze hry

## Co se stalo

log-drawn = Pořadí hráčů: { $players }
log-founded = { $player }: první město, { $hex }; vody změněné v louku { $water }, zmizelé značky { $markers }
log-round = { $round }. kolo: obyvatelé se vracejí domů
log-house = { $player }: { $house }, { $square }
log-house-paid = { $player }: { $house }, { $square }; zaplaceno { $goods }
log-house-free = { $player }: { $house } zdarma od sv. Mikuláše, { $square }
log-built = { $player }: { $building }, { $square }; zaplaceno { $goods }
log-built-any = { $player }: { $building }, { $square }; zaplaceno { $goods }, díky filozofii
log-patron = { $player }: patron { $saint }
log-manned = { $player }: obyvatel do práce, { $building }
log-unmanned = { $player }: obyvatel domů, { $building }
log-healed = { $player }: nemocnice odstraňuje hrob, { $square }
log-razed = { $player }: katedrála stržena, patron ztracen
log-banked = { $player }: do zásoby { $goods }, ze zásoby { $good }
log-banked-nothing = { $player }: do zásoby { $goods }, v zásobě ale žádané zboží není
log-offered = { $market ->
    [yes] { $player } nabízí: { $give } za { $get } (komu: { $other }), na vlastním trhu
   *[no] { $player } nabízí: { $give } za { $get } (komu: { $other })
}
log-rejected = { $player } odmítá nabídku (od koho: { $other })
log-withdrawn = { $player } stahuje nabídku (komu: { $other })
log-lapsed = Nabídka propadá (kdo: { $player }, komu: { $other })
log-traded = Obchod: { $player } dává { $give }, { $other } dává { $get }
log-lifted = { $player }: zvednuto, { $what }
log-placed = { $player }: položeno, { $what }, { $square }
log-carried = { $player }: hrob přesunut, odkud: { $from }, kam: { $to }
log-committed = { $player }: dostavěno
log-shown = { $player }: { $parts }
shown-razed = strženo: { $list }
shown-built = postaveno: { $list }
shown-saint = patron: { $list }
shown-manned = pracuje se: { $list }
shown-moved = přesunuto: { $list }
shown-healed = odstraněné hroby: { $list }
shown-spent = vydáno: { $list }
shown-got = získáno: { $list }
log-fountains = { $count ->
    [one] { $count } nová fontána: hladomor klesá na { $famine }
    [few] { $count } nové fontány: hladomor klesá na { $famine }
   *[other] { $count } nových fontán: hladomor klesá na { $famine }
}
log-order = Pořadí hráčů: { $players }
log-order-one = { $player } ({ $men })

## Co je co

about-whose = { $what } ({ $player })
about-veiled = Stav ze začátku kola: co se staví teď, ukáže se, až budou všichni hotovi.
about-square = Políčko: { $square }
about-free-square = Nic tu nestojí.
about-grave = Leží tu hrob. Budova s hrobem nefunguje.
about-effect = { $building ->
    [theology] Jednou za kolo lze strhnout vlastní katedrálu, není-li zasvěcená svaté Marii.
    [biology] Jedna farma za kolo se zakládá bez zboží, které stojí.
    [university] Fakulty, které se jí dotýkají hranou, fungují bez vlastních obyvatel.
    [alchemy] Jednou za kolo odstraní znečištění z jednoho pole a jeho sousedů.
    [philosophy] Jídla a luxusy v platbě nemusí být rozdílné.
    [brewery] Smějí se stavět stanice.
    [forced_labour] Každá výrobna dá naráz až tři kusy zboží, z nichž jeden propadá.
    [stable] Zóna dosahu je o pole širší.
    [harbour] Zóna dosahu vede i přes vodu.
    [hospital] Za kolo odstraní až 5 hrobů.
    [explorer] Za kolo odkryje jednu objevitelskou značku v zóně dosahu.
    [granary] Při hladomoru o 3 hroby méně.
    [dump] O 4 znečištění méně a nikdo jiný nesmí zónu znečistit.
    [cathedral] Určí patrona, jehož schopnost platí hned a který říká, čím vyhrajete.
    [market] Dva kusy zboží za jeden ze společné zásoby a obchody mezi hráči.
    [cart_shop] Jeho obyvatel podnikne jednu věc na venkově.
    [fountain] Po postavení klesne hladomor o 1; každé kolo o 1 znečištění méně.
   *[storage] Uchová tolik zboží, kolik má políček.
}
about-needs-man = Funguje s obyvatelem.
about-no-man = Funguje bez obyvatele.
about-storage-size = Libovolný obdélník se sudým počtem políček za 1 dřevo.
about-keeps = Uchová zboží: { $count }
about-patron = Patron: { $saint }
about-no-patron = Bez patrona
about-state = { $state ->
    [works] Funguje.
    [served] Funguje díky univerzitě.
    [idle] Nefunguje: nikdo tu nepracuje.
    [grave] Nefunguje: leží na ní hrob.
   *[lifted] Je zvednutá.
}
about-house = Každý dům dá hned jednoho obyvatele.
about-cost = Cena: { $cost }
about-stands = Stojí: { $square }
about-not-built = Nepostaven
about-squares = { $count ->
    [one] Zabírá { $count } políčko.
    [few] Zabírá { $count } políčka.
   *[other] Zabírá { $count } políček.
}
about-one = Každý může mít jednu takovou budovu.
about-many = Každý jich může mít několik.
about-left = Ve společné zásobě zbývá: { $count }
about-good = { $class ->
    [food] { $seed ->
        [yes] Jídlo z farem
       *[no] Jídlo z vody
    }
    [luxury] { $seed ->
        [yes] Luxus z farem; nikoho nenasytí
       *[no] Luxus
    }
   *[material] Stavebnina
}
about-stock = V zásobách: { $count }
about-aside = Odloženo v otevřených nabídkách: { $count }
about-stock-of = V zásobách: { $goods }
about-men = Obyvatelé doma { $home }, na budovách { $work }, ve výrobnách { $sites }, stranou do příštího kola { $away }
about-out = Mimo hru
about-city-title = { $city }. město ({ $player })
about-city = Volná políčka { $free }, hroby { $graves }
about-city-at = Střed: { $hex }
about-offer-title = Obchod: { $player } a { $other }
about-offer-give = Nabízí se: { $goods }
about-offer-get = Žádá se: { $goods }
about-offer-market = Stojí na trhu toho, kdo nabízí.
about-offer-no-market = Kdo přijme, potřebuje funkční trh.
about-offer-dark = Zda je tu nabídka, vědí jen ti dva.
about-offer-none = Žádná nabídka není otevřená.
about-traded = Dáno v obchodech tohoto kola: { $goods }
about-order-title = Pořadí hráčů
about-order = Po stavění je první ten, kdo má nejméně obyvatel v povoznictvích a u objevitele; při shodě pořadí zůstává.
about-order-now = Obyvatelé nyní: { $players }
about-round = { $round ->
    [0] Příprava
   *[other] { $round }. kolo
}
about-phase = Fáze: { $phase }
about-building = Ještě staví: { $players }
about-forecast-title = Co přijde
about-forecast = Neudělá-li se v tomto kole už nic.
about-forecast-of = { $player }: { $forecast }

## Proč ne

why-unique = Jedna už stojí: { $building }.
why-supply = Ve společné zásobě žádná nezbývá.
why-cost = Cena: { $cost }. Na to zásoby nestačí.
why-room = Nevejde se na žádnou tabuli města.
why-no-need = Obyvatele nepotřebuje.
why-grave-on-it = Leží na ní hrob.
why-served = Funguje díky univerzitě.
why-nobody-home = Doma nikdo není.
why-used = V tomto kole už byla použita.
why-offer-rests = Stojí na ní otevřená nabídka.
why-taken = Něco tu stojí: { $what }.
why-grave-here = Leží tu hrob.
why-edge = Přesahovala by okraj tabule.
why-piece-taken = Ležela by na něčem: { $what }.
why-piece-grave = Ležela by na hrobu.
why-hospital-idle = Nemocnice nefunguje.
why-hospital-done = Nemocnice v tomto kole odstranila hroby: { $count }.
why-raze-maria = Katedrálu svaté Marie strhnout nelze.
why-raze-theology = Teologická fakulta nefunguje.
why-raze-once = V tomto kole už byla katedrála stržena.
why-raze-grave = Katedrálu s hrobem strhnout nelze.
why-no-market = Jeden z dvojice potřebuje funkční trh.
why-goods-missing = Na skladě chybí { $goods }.
