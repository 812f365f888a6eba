# Pecunia non olet: nevek, kártyacímek és beállítások (magyar).
# Minden név és megfogalmazás ennek a projektnek a saját szüleménye.

## Kuncsaftok: szenátorok

customer-SE01 = Gyorsus Primus
customer-SE02 = Budius Magnus
customer-SE03 = Lucius Deszkánus
customer-SE04 = Gaius Öblítius
customer-SE05 = Marcus Tartályus
customer-SE06 = Aranybilius Rex
customer-SE07 = Titus Trónius
customer-SE08 = Publius Popsius
customer-SE09 = Sextus Szifonius
customer-SE10 = Quintus Piszoárus
customer-SE11 = Pompázus Illemus
customer-SE12 = Decimus Klotyónus
customer-SE13 = Dugulus Maximus
customer-SE14 = Ráérius Pius
customer-SE15 = Erőlködius Verus

## Kuncsaftok: polgárok

customer-CI01 = Loholus Rapidus
customer-CI02 = Csurranus Minor
customer-CI03 = Pisilius Brevis
customer-CI04 = Csobbanus Dives
customer-CI05 = Cseppus Parvus
customer-CI06 = Szivacsus Faber
customer-CI07 = Vödrius Plenus
customer-CI08 = Könnyebbülus
customer-CI09 = Illatosus Bonus
customer-CI10 = Fügius Lazítus
customer-CI11 = Csatornus Altus
customer-CI12 = Korgus Gyomrus
customer-CI13 = Bugyborus Tubus
customer-CI14 = Babfőzelékus
customer-CI15 = Szelelus Ventus
customer-CI16 = Aszaltus Szilvus
customer-CI17 = Morgus Tardus
customer-CI18 = Olvasus Tekercsus
customer-CI19 = Guggolus Rufus
customer-CI20 = Mindjártus Tandem

## Kuncsaftok: rabszolgák

customer-SL01 = Csöpögus
customer-SL02 = Csorgus
customer-SL03 = Felmosus
customer-SL04 = Suhanus
customer-SL05 = Hussanus
customer-SL06 = Sikálus
customer-SL07 = Bűzlus
customer-SL08 = Súrolus
customer-SL09 = Locsogus
customer-SL10 = Tócsus
customer-SL11 = Pumpus
customer-SL12 = Szappanus
customer-SL13 = Orrcsipeszus
customer-SL14 = Rongyus
customer-SL15 = Fuvallus
customer-SL16 = Trombitus
customer-SL17 = Nyögus
customer-SL18 = Kínlódus
customer-SL19 = Szundítus
customer-SL20 = Végtelenus

## Kuncsaftok: polgárnők

customer-LA01 = Szaladia Minor
customer-LA02 = Csobogella
customer-LA03 = Cseppia Prima
customer-LA04 = Latrinella
customer-LA05 = Budilia Bella
customer-LA06 = Kagylónia Alba
customer-LA07 = Szivacsella Nova
customer-LA08 = Parfümia Divina
customer-LA09 = Szellőnia Lenis
customer-LA10 = Púderia Nózia
customer-LA11 = Titokia Secreta
customer-LA12 = Bidettia Augusta
customer-LA13 = Csevegia Longa
customer-LA14 = Lassúzia Dulcis
customer-LA15 = Ücsörgia Aeterna


## Akciókártyák

card-citizens_assembly = Mind szavazni!
card-citizens_assembly-short = Egy játékos minden polgára távozik, fizetés nélkül
card-citizens_assembly-effect = Nevezz meg egy játékost, akár magadat: az ő helyein, villáin és várakozó sorában lévő összes polgár a kuncsaftok dobópaklijára kerül. Egyikük sem fizet.

card-fish_poisoning = Rossz hal
card-fish_poisoning-short = Másvalaki vendége 2 fordulóval tovább marad
card-fish_poisoning-effect = Válassz egy kuncsaftot, aki egy másik játékosnál ül (akár villán), és tegyél rá még 2 fordulójelzőt.

card-womens_forum = Polgárnők napja
card-womens_forum-short = Egy játékos minden polgárnője távozik, fizetés nélkül
card-womens_forum-effect = Nevezz meg egy játékost, akár magadat: az ő helyein, villáin és várakozó sorában lévő összes polgárnő a kuncsaftok dobópaklijára kerül. Egyikük sem fizet.

card-great_haste = Sürgős eset
card-great_haste-short = Egy vendéged 2 fordulóval hamarabb végez
card-great_haste-effect = Válassz egy nálad (akár villán) ülő kuncsaftot, akin van még fordulójelző. Vegyél le róla 2 jelzőt, vagy 1-et, ha csak annyi van rajta.

card-latrine_gossip = Hosszú traccs
card-latrine_gossip-short = Más két polgárnője egyaránt a hosszabb időt üli ki
card-latrine_gossip-effect = Válassz egy másik játékosnál olyan helyet (akár villát), ahol két polgárnő ül, eltérő számú fordulójelzővel. Akin kevesebb van, az annyi jelzőt kap, hogy mindkettőn ugyanannyi legyen.

card-latrine_swap = Helycsere
card-latrine_swap-short = Két sor egy-egy várakozója helyet cserél
card-latrine_swap-effect = Válassz egy várakozót valamelyik sorból, és egyet egy másik sorból. Helyet cserélnek: mindkettő pontosan a másik helyére áll.

card-colosseum_break = Arénaszünet
card-colosseum_break-short = Három új kuncsaft áll be a választott sorokba
card-colosseum_break-effect = Fordíts fel 3 kuncsaftot a húzópakliról, és küldd őket sorok végére: tetszőleges sorrendben, egy vagy akár több sorba.

card-eviction = Egy házzal odébb
card-eviction-short = Egy várakozó egy másik sor végére megy
card-eviction-effect = Bármelyik sor egyik várakozóját küldd át egy másik sor végére.

card-senate_meeting = Hív a szenátus
card-senate_meeting-short = Egy játékos minden szenátora távozik, fizetés nélkül
card-senate_meeting-effect = Nevezz meg egy játékost, akár magadat: az ő helyein, villáin és várakozó sorában lévő összes szenátor a kuncsaftok dobópaklijára kerül. Egyikük sem fizet.

card-slave_market = Vissza dolgozni
card-slave_market-short = Egy játékos minden rabszolgája távozik, fizetés nélkül
card-slave_market-effect = Nevezz meg egy játékost, akár magadat: az ő helyein, villáin és várakozó sorában lévő összes rabszolga a kuncsaftok dobópaklijára kerül. Egyikük sem fizet.

card-special_tax_slaves = Rabszolgaadó
card-special_tax_slaves-short = Mindenki 1-et fizet minden nála ülő rabszolga után
card-special_tax_slaves-effect = Mindenki, te is, minden nála ülő rabszolga után 1 sestertiust fizet a banknak, a villákat is beleértve. Akinek nincs elég, az összes pénzét befizeti.

card-special_tax_citizens = Polgáradó
card-special_tax_citizens-short = Mindenki 1-et fizet minden nála ülő polgár után
card-special_tax_citizens-effect = Mindenki, te is, minden nála ülő polgár után 1 sestertiust fizet a banknak, a villákat is beleértve; a polgárnők nem számítanak. Akinek nincs elég, az összes pénzét befizeti.

card-special_tax_senators = Szenátoradó
card-special_tax_senators-short = Mindenki 1-et fizet minden nála ülő szenátor után
card-special_tax_senators-effect = Mindenki, te is, minden nála ülő szenátor után 1 sestertiust fizet a banknak, a villákat is beleértve. Akinek nincs elég, az összes pénzét befizeti.

card-regular_guest = Megint itt van
card-regular_guest-short = A dobópakli felső kuncsaftja beáll egy sor végére
card-regular_guest-effect = Vedd le a kuncsaftok dobópaklijának felső lapját, és állítsd be bármelyik várakozó sor végére.

card-villa_dixius = Külön villa
card-villa_dixius-short = Még egy hely, szomszédok nélkül
card-villa_dixius-effect = A kártya a latrinád mellé kerül, és további hely lesz belőle, szomszédok nélkül. Ha már ült rajta valaki, és újra kiürül, az akciókártyák dobópaklijára jut.

card-queue_jumper = Furakodás
card-queue_jumper-short = Egy várakozó a saját sora elejére kerül
card-queue_jumper-effect = Válassz egy várakozót, aki nem elsőként áll a sorában, bárkié is a sor: az illető a saját sora legelejére kerül.

## Beállítások

option-sweep_scope = A tömeges távozás hatóköre
option-sweep_scope-one_player = Egy játékos, akár te is
option-sweep_scope-one_player-hint = Aki a kártyát kijátssza, megnevez egy játékost, akár önmagát, és csak ez a játékos veszíti el az adott rend kuncsaftjait.
option-sweep_scope-one_opponent = Egy másik játékos
option-sweep_scope-one_opponent-hint = A kártya csak valaki másra irányulhat; a saját latrinát nem lehet vele kiüríteni.
option-sweep_scope-all_players = Mindenki
option-sweep_scope-all_players-hint = Senkit sem kell megnevezni: mindenki elveszíti az adott rend kuncsaftjait, elsőként a soron lévő játékos, majd a többiek az óramutató járása szerint.

option-regular_guest_source = Megint itt van: melyik pakliból
option-regular_guest_source-discard_top = A dobópakliból
option-regular_guest_source-discard_top-hint = A dobópakli tetején fekvő kuncsaft tér vissza, így mindenki látja, ki jön.
option-regular_guest_source-draw_top = A húzópakliból
option-regular_guest_source-draw_top-hint = A húzópakli felső kuncsaftja jön; a sort még a felfordítás előtt kell megnevezni.

option-play_after_draw = Kártyák a húzás után
option-play_after_draw-false = Nem, a húzás zárja a kört
option-play_after_draw-false-hint = A most húzott akciókártya a következő körödig vár.
option-play_after_draw-true = Igen, még lehet játszani
option-play_after_draw-true-hint = Húzás után még kijátszhatsz akciókártyákat, majd befejezed a kört, de már senki sem ül le.

option-payout_timing = Mikor fizet a kuncsaft
option-payout_timing-collect_phase = A begyűjtéskor
option-payout_timing-collect_phase-hint = Akiről később, a kör folyamán fogy el az utolsó jelző, ülve marad, és a következő begyűjtésedkor fizet.
option-payout_timing-immediate = Azonnal
option-payout_timing-immediate-hint = Ha egy kuncsaftodról a helyek feltöltése közben fogy el a jelző, azonnal fizet és távozik, és rögtön eldől, nyertél-e.

option-equal_turns = Egyenlő számú kör
option-equal_turns-false = Nem, azonnali győzelem
option-equal_turns-false-hint = A játék abban a pillanatban véget ér, amikor valakinek megvan a célösszege.
option-equal_turns-true = Igen, mindenkinek ugyanannyi
option-equal_turns-true-hint = Ha valakinek megvan a célösszege, mindenki ugyanannyiszor kerül sorra; ezután a legtöbb pénz nyer, egyenlőségnél a győzelem közös.

option-start_player = Kezdőjátékos
option-start_player-random = Sorsolással
option-start_player-random-hint = A kezdőjátékost az alkalmazás sorsolja ki.
option-start_player-chosen = Választással
option-start_player-chosen-hint = Aki a játékot létrehozza, megmondja, melyik hely kezd az asztalnál.
option-start_seat = Kezdő hely az asztalnál

preset-text = A szabály szerint
preset-text-hint = A szabály úgy, ahogyan mi értelmezzük, házi szabályok nélkül.
