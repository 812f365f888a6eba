# Pecunia non olet: jména, názvy karet a volby (česky).
# Všechna jména a formulace jsou vlastním výtvorem tohoto projektu.

## Zákazníci: senátoři

customer-SE01 = Naskokus Primus
customer-SE02 = Záchodius Magnus
customer-SE03 = Lucius Prkénkus
customer-SE04 = Gaius Splachovius
customer-SE05 = Marcus Nádržkus
customer-SE06 = Zlatonočníkus
customer-SE07 = Titus Trůnius
customer-SE08 = Publius Pozadius
customer-SE09 = Sextus Sifonius
customer-SE10 = Quintus Pisoárius
customer-SE11 = Honosius Sedacius
customer-SE12 = Decimus Kadibudus
customer-SE13 = Zácpus Maximus
customer-SE14 = Dlouhosedus Pius
customer-SE15 = Vytrvalus Tlačius

## Zákazníci: občané

customer-CI01 = Honemus Chvátalus
customer-CI02 = Cvrkus Minor
customer-CI03 = Curkus Brevis
customer-CI04 = Šplouchus Štědrus
customer-CI05 = Kapkus Parvus
customer-CI06 = Houbičkus Faber
customer-CI07 = Kýblus Plnus
customer-CI08 = Blaženus Úlevius
customer-CI09 = Voňavus Libezus
customer-CI10 = Fíkus Průchodus
customer-CI11 = Kanálius Odtokus
customer-CI12 = Kručibřichus
customer-CI13 = Bublius Rourus
customer-CI14 = Fazolus Teplus
customer-CI15 = Fučius Ventosus
customer-CI16 = Švestkus Volnus
customer-CI17 = Bručius Tardus
customer-CI18 = Čtenárius Svitkus
customer-CI19 = Dřepius Rufus
customer-CI20 = Užužus Tandem

## Zákazníci: otroci

customer-SL01 = Cintus
customer-SL02 = Crčilus
customer-SL03 = Mopus
customer-SL04 = Frnkus
customer-SL05 = Fičus
customer-SL06 = Drhnus
customer-SL07 = Smrdus
customer-SL08 = Kartáčus
customer-SL09 = Břečkus
customer-SL10 = Loužus
customer-SL11 = Zvonus
customer-SL12 = Mýdlus
customer-SL13 = Kolíčkus
customer-SL14 = Hadrus
customer-SL15 = Větříkus
customer-SL16 = Troubius
customer-SL17 = Hekus
customer-SL18 = Zatnus
customer-SL19 = Dřímus
customer-SL20 = Furtus

## Zákazníci: dámy

customer-LA01 = Cupitia Minor
customer-LA02 = Zurčella
customer-LA03 = Krůpějia Prima
customer-LA04 = Latrinella
customer-LA05 = Záchodia Bella
customer-LA06 = Mušlia Alba
customer-LA07 = Houbella Nova
customer-LA08 = Parfémia Divina
customer-LA09 = Vánkia Lenis
customer-LA10 = Pudria Nosina
customer-LA11 = Soukromia Secreta
customer-LA12 = Bidetia Augusta
customer-LA13 = Klábosia Longa
customer-LA14 = Loudalia Dulcis
customer-LA15 = Vysedia Aeterna


## Akční karty

card-citizens_assembly = Občané k volbám
card-citizens_assembly-short = Jeden hráč přijde o všechny občany, nikdo neplatí
card-citizens_assembly-effect = Určete jednoho hráče, třeba i sebe. Všichni občané na místech, vilách i ve frontě tohoto hráče jdou na odkládací balíček zákazníků a nikdo z nich neplatí.

card-fish_poisoning = Zkažená ryba
card-fish_poisoning-short = Host jiného hráče zůstane o 2 tahy déle
card-fish_poisoning-effect = Vyberte jednoho zákazníka, který sedí u jiného hráče (i na vile), a přidejte mu 2 žetony tahu.

card-womens_forum = Dámský den
card-womens_forum-short = Jeden hráč přijde o všechny dámy, nikdo neplatí
card-womens_forum-effect = Určete jednoho hráče, třeba i sebe. Všechny dámy na místech, vilách i ve frontě tohoto hráče jdou na odkládací balíček zákazníků a žádná z nich neplatí.

card-great_haste = Honem, honem
card-great_haste-short = Váš host skončí o 2 tahy dřív
card-great_haste-effect = Vyberte jednoho zákazníka, který sedí u vás (i na vile) a má ještě žetony tahu. Odeberte mu 2 žetony, nebo 1, pokud víc nemá.

card-latrine_gossip = Dlouhé klevety
card-latrine_gossip-short = Dvě dámy jiného hráče zůstanou obě tu delší dobu
card-latrine_gossip-effect = Vyberte u jiného hráče místo (i vilu), na kterém sedí dvě dámy s různým počtem žetonů tahu. Dámě, která jich má méně, přidejte žetony tak, aby měly obě stejně.

card-latrine_swap = Výměna míst
card-latrine_swap-short = Dva čekající z různých front si vymění místo
card-latrine_swap-effect = Vyberte jednoho čekajícího v libovolné frontě a jednoho v jiné frontě. Vymění si místa: každý se postaví přesně tam, kde stojí ten druhý.

card-colosseum_break = Pauza v aréně
card-colosseum_break-short = Tři noví zákazníci jdou do front podle vás
card-colosseum_break-effect = Otočte 3 zákazníky z dobíracího balíčku a každého zařaďte na konec některé fronty: v libovolném pořadí, do jedné fronty i do několika.

card-eviction = O dům dál
card-eviction-short = Jeden čekající jde na konec jiné fronty
card-eviction-effect = Vezměte jednoho čekajícího zákazníka z libovolné fronty a dejte ho na konec jiné fronty.

card-senate_meeting = Senát volá
card-senate_meeting-short = Jeden hráč přijde o všechny senátory, nikdo neplatí
card-senate_meeting-effect = Určete jednoho hráče, třeba i sebe. Všichni senátoři na místech, vilách i ve frontě tohoto hráče jdou na odkládací balíček zákazníků a nikdo z nich neplatí.

card-slave_market = Zpátky do práce
card-slave_market-short = Jeden hráč přijde o všechny otroky, nikdo neplatí
card-slave_market-effect = Určete jednoho hráče, třeba i sebe. Všichni otroci na místech, vilách i ve frontě tohoto hráče jdou na odkládací balíček zákazníků a nikdo z nich neplatí.

card-special_tax_slaves = Daň z otroků
card-special_tax_slaves-short = Každý platí 1 za každého svého sedícího otroka
card-special_tax_slaves-effect = Každý hráč včetně vás zaplatí bance za své sedící otroky (i na vilách), za každého 1 sesterc. Kdo nemá dost, zaplatí vše, co má.

card-special_tax_citizens = Daň z občanů
card-special_tax_citizens-short = Každý platí 1 za každého svého sedícího občana
card-special_tax_citizens-effect = Každý hráč včetně vás zaplatí bance za své sedící občany (i na vilách, dámy se nepočítají), za každého 1 sesterc. Kdo nemá dost, zaplatí vše, co má.

card-special_tax_senators = Daň ze senátorů
card-special_tax_senators-short = Každý platí 1 za každého svého sedícího senátora
card-special_tax_senators-effect = Každý hráč včetně vás zaplatí bance za své sedící senátory (i na vilách), za každého 1 sesterc. Kdo nemá dost, zaplatí vše, co má.

card-regular_guest = Už je tu zas
card-regular_guest-short = Vrchní odložený zákazník jde na konec některé fronty
card-regular_guest-effect = Vezměte vrchní kartu odkládacího balíčku zákazníků a dejte ji na konec libovolné fronty.

card-villa_dixius = Vila navíc
card-villa_dixius-short = Jedno místo navíc, bez sousedů
card-villa_dixius-effect = Položte kartu vedle své latríny: je to další místo, které nemá žádné sousedy. Jakmile se použitá vila zase uvolní, jde na odkládací balíček akčních karet.

card-queue_jumper = Předbíhání
card-queue_jumper-short = Jeden čekající jde do čela své fronty
card-queue_jumper-effect = Vezměte z libovolné fronty jednoho zákazníka, který není první, a dejte ho do čela téže fronty.

## Volby

option-sweep_scope = Dosah hromadných odchodů
option-sweep_scope-one_player = Jeden hráč, i já
option-sweep_scope-one_player-hint = Kdo kartu hraje, určí jednoho hráče, třeba i sebe, a zákazníky dané třídy ztratí jen tento hráč.
option-sweep_scope-one_opponent = Jeden soupeř
option-sweep_scope-one_opponent-hint = Karta musí mířit na někoho jiného; vyklidit s ní vlastní latrínu nejde.
option-sweep_scope-all_players = Všichni
option-sweep_scope-all_players-hint = Nikdo se neurčuje: zákazníky dané třídy ztratí všichni, nejdřív hráč na tahu, pak ostatní po směru hodinových ručiček.

option-regular_guest_source = Už je tu zas: z kterého balíčku
option-regular_guest_source-discard_top = Z odkládacího balíčku
option-regular_guest_source-discard_top-hint = Vrací se zákazník, který leží navrchu odkládacího balíčku, takže každý vidí, kdo přijde.
option-regular_guest_source-draw_top = Z dobíracího balíčku
option-regular_guest_source-draw_top-hint = Přichází vrchní zákazník z dobíracího balíčku; fronta se určí dřív, než se karta otočí.

option-play_after_draw = Karty po líznutí
option-play_after_draw-false = Ne, líznutí končí tah
option-play_after_draw-false-hint = Právě líznutá akční karta počká na váš příští tah.
option-play_after_draw-true = Ano, lze ještě hrát
option-play_after_draw-true-hint = Po líznutí můžete ještě hrát akční karty a pak tah ukončit, nikdo si už ale nesedá.

option-payout_timing = Kdy zákazníci platí
option-payout_timing-collect_phase = Při inkasování
option-payout_timing-collect_phase-hint = Zákazník, který přijde o poslední žeton až později v tahu, sedí dál a zaplatí při vašem příštím inkasování.
option-payout_timing-immediate = Okamžitě
option-payout_timing-immediate-hint = Když vašemu zákazníkovi dojdou žetony během obsazování míst, hned zaplatí a odejde a zjistí se, jestli nevyhráváte.

option-equal_turns = Stejný počet tahů
option-equal_turns-false = Ne, výhra je okamžitá
option-equal_turns-false-hint = Hra končí ve chvíli, kdy má někdo cílovou částku.
option-equal_turns-true = Ano, kolo se dohraje
option-equal_turns-true-hint = Když má někdo cílovou částku, kolo se dohraje; vyhrává nejvíc peněz a při shodě se o výhru dělí.

option-start_player = Začínající hráč
option-start_player-random = Losem
option-start_player-random-hint = Začínajícího hráče vylosuje aplikace.
option-start_player-chosen = Výběrem
option-start_player-chosen-hint = Kdo zakládá hru, určí, které místo u stolu začíná.
option-start_seat = Které místo u stolu začíná

preset-text = Podle pravidel
preset-text-hint = Pravidla tak, jak jim rozumíme, bez domácích úprav.
