# Antiquity: a dolgok neve, a vidék, és minden, ami onnan a győzelemig jön.

## Dolgok

good = { $good ->
    [grain] gabona
    [olives] olajbogyó
    [sheep] juh
    [fish] hal
    [wine] bor
    [pearls] gyöngy
    [dye] festék
    [gold] arany
    [stone] kő
   *[wood] fa
}
good-count = { $good ->
    [grain] { $count } gabona
    [olives] { $count } olajbogyó
    [sheep] { $count } juh
    [fish] { $count } hal
    [wine] { $count } bor
    [pearls] { $count } gyöngy
    [dye] { $count } festék
    [gold] { $count } arany
    [stone] { $count } kő
   *[wood] { $count } fa
}
goods-none = semmi
building = { $building ->
    [theology] teológiai kar
    [biology] biológiai kar
    [university] egyetem
    [alchemy] alkímiai kar
    [philosophy] filozófiai kar
    [brewery] sörfőzde
    [forced_labour] kényszermunka
    [stable] istálló
    [harbour] kikötő
    [hospital] kórház
    [explorer] felfedező
    [granary] magtár
    [dump] szeméttelep
    [cathedral] katedrális
    [market] piac
    [cart_shop] fuvaros
    [fountain] szökőkút
   *[storage] raktár
}
house = { $number }. ház
saint = { $saint ->
    [nicolo] Szent Miklós
    [giorgio] Szent György
    [barbara] Szent Borbála
    [cristoforo] Szent Kristóf
   *[maria] Szűz Mária
}
hex = { $column }/{ $row }. mező
square = { $city }. város, { $row }. sor, { $column }. oszlop
land-deed = { $deed ->
    [woodcutter] Favágó
    [farm] Farm
    [free-farm] Farm a biológusoktól
    [mine] Bánya
    [fishery] Halászat
    [inn] Fogadó
    [city] Város
   *[cleanse] Tisztítás
}

## Kérdések

land-ask-nothing = Nincs miről dönteni
land-ask-deed = Mihez fogsz a vidéken?
land-ask-deed-hint = { $cleanse ->
    [yes] { $count ->
        [one] A fuvarosoknál { $count } lakos vár; az alkimisták egyszer tisztíthatnak.
       *[other] A fuvarosoknál { $count } lakos vár; az alkimisták egyszer tisztíthatnak.
    }
   *[no] { $count ->
        [one] A fuvarosoknál { $count } lakos vár.
       *[other] A fuvarosoknál { $count } lakos vár.
    }
}
land-ask-where = { $deed ->
    [woodcutter] Hol dolgozzon a favágó?
    [farm] Hol legyen a farm?
    [free-farm] Hol legyen a farm?
    [mine] Hol legyen a bánya?
    [fishery] Hol álljon a halászat? Az első mezője
    [inn] Hol álljon a fogadó?
    [city] Hol álljon a város? A közepe
   *[cleanse] Hol tisztítsanak az alkimisták?
}
land-ask-where-last-wood = Erre az utolsó fád megy el, és egyetlen termelőhelyed sem ad többet: fa vagy a farmhoz való áru nélkül nem kezdhetsz újat.
land-ask-where-hint = { $deed ->
    [woodcutter] A mező és minden szomszédos szabad, tiszta erdő fát kap, és rétté válik.
    [farm] A mező és minden szomszédos szabad, tiszta rét árut kap, és szennyezetté válik.
    [free-farm] A mező és minden szomszédos szabad, tiszta rét árut kap, és szennyezetté válik; vetőmagot nem kell fizetni.
    [mine] A mező és minden szomszédos szabad, tiszta hegy árut kap, és szennyezetté válik.
    [fishery] Két szomszédos szárazföldi mező, mindkettő szabad, tiszta víz mellett; a mellettük fekvő víz árut kap, és szennyezetté válik.
    [inn] A hatóköröd azonnal megnő körülötte.
    [city] Hét szabad szárazföldi mező, legalább egy a hatókörödben, és a középtől három lépésen belül nincs másik városközpont.
   *[cleanse] A szennyezés eltűnik a mezőről és a nem foglalt szomszédairól.
}
land-ask-second = A halászat másik mezője
land-ask-second-hint = A két mező közül legalább az egyik a hatókörödben van.
land-ask-kind = { $deed ->
    [farm] Mi teremjen a farmon? Egyet ki kell fizetni belőle
    [free-farm] Mi teremjen a farmon?
    [mine] Mit adjon a bánya?
    [fishery] Mit adjon a halászat?
   *[woodcutter] Mit adjon?
}
land-ask-kind-mine = Az első bánya az egész hegységre, mindenkinek és örökre eldönti.
land-ask-pay = { $deed ->
    [city] Mivel fizeted ki a várost?
   *[inn] Mivel fizeted ki a fogadót?
}
land-ask-pay-hint = Még meg kell nevezni: élelem { $foods }, luxuscikk { $luxuries }.
land-ask-storage = { $count ->
    [one] Mondj le { $count } áruról
   *[other] Mondj le { $count } áruról
}
land-ask-storage-hint = { $count ->
    [one] A raktáraidban { $count } áru fér el.
   *[other] A raktáraidban { $count } áru fér el.
}
land-ask-stored = A többi raktárban van
land-ask-done-hint = Eddig még visszavonhatod.
land-ask-harvest = { $count ->
    [one] Betakarítás: még { $count } termelőhely
   *[other] Betakarítás: még { $count } termelőhely
}
land-ask-harvest-hint = Érintsd meg az árut, amelyet elveszel; a középső az utolsó.
land-ask-harvest-forced = Kényszermunka: termelőhelyenként legfeljebb három áru, az egyik elvész.
land-ask-more = { $count ->
    [one] Erről a termelőhelyről még { $count } áru
   *[other] Erről a termelőhelyről még { $count } áru
}
land-ask-more-hint = A három közül egy a kényszermunka miatt elvész.
land-ask-harvested = Minden be van takarítva
land-ask-explore = Melyik jelzőt fedezed fel?
land-ask-explore-hint = Eddig nincs felfedve: { $goods }. Az élelem emeli az éhínségszintet.
land-ask-graves = { $count ->
    [one] Helyezz el { $count } sírt
   *[other] Helyezz el { $count } sírt
}
land-ask-graves-hint = { $count ->
    [one] { $count } négyzet szabad.
   *[other] { $count } négyzet szabad.
}
land-ask-graves-full = Nincs szabad négyzet, ezért a sírok épületekre kerülnek, és azok nem működnek tovább.
land-ask-pollution = { $count ->
    [one] Helyezz el { $count } szennyezést
   *[other] Helyezz el { $count } szennyezést
}
land-ask-pollution-hint = { $count ->
    [one] { $count } mezőre kerülhet; ha elfogynak, helyette sírok jönnek.
   *[other] { $count } mezőre kerülhet; ha elfogynak, helyette sírok jönnek.
}
land-ask-overflow = { $count ->
    [one] Elfogytak a mezők: helyezz el szennyezés helyett { $count } sírt
   *[other] Elfogytak a mezők: helyezz el szennyezés helyett { $count } sírt
}
land-ask-placed = Minden el van helyezve

## Válaszok

land-do-deed = { $deed ->
    [woodcutter] Favágó (lehetséges mezők: { $count })
    [farm] Farm (lehetséges mezők: { $count })
    [free-farm] Farm a biológusoktól (lehetséges mezők: { $count })
    [mine] Bánya (lehetséges mezők: { $count })
    [fishery] Halászat (lehetséges mezők: { $count })
    [inn] Fogadó (lehetséges mezők: { $count })
    [city] Város (lehetséges mezők: { $count })
   *[cleanse] Tisztítás (lehetséges mezők: { $count })
}
land-do-site = { $hex }: { $goods }
land-do-site-open = { $count ->
    [one] { $hex }: { $count } áru
   *[other] { $hex }: { $count } áru
}
land-do-first = { $hex }, majd egy szomszédos
land-do-second = { $count ->
    [one] { $hex }: { $count } áru
   *[other] { $hex }: { $count } áru
}
land-do-found = { $deed ->
    [city] Város, { $hex }, ára: { $goods }
   *[inn] Fogadó, { $hex }, ára: { $goods }
}
land-do-found-pay = { $deed ->
    [city] Város, { $hex }
   *[inn] Fogadó, { $hex }
}
land-do-cleanse = { $count ->
    [one] { $hex }: { $count } szennyezés tűnik el
   *[other] { $hex }: { $count } szennyezés tűnik el
}
land-do-kind = { $goods }
land-do-pay = Fizetés: { $good }
land-do-end = { $count ->
    [0] A kör befejezése
    [one] A kör befejezése, a fuvarosoknál marad { $count } lakos
   *[other] A kör befejezése, a fuvarosoknál marad { $count } lakos
}
land-do-discard = Lemondás: { $good }
land-do-take = Elvétel: { $good }, { $hex }
land-do-explore = Felfedezés: { $hex }
land-do-pass = Semmit sem fedezek fel
land-do-grave = Sír: { $square }
land-do-grave-on = Sír épületre ({ $building }): { $square }
land-do-pollute = Szennyezés: { $hex }
land-do-done = Ennyi volt

## Dolgok a térképen

land-title-hex = { $terrain ->
    [forest] Erdő, { $hex }
    [grassland] Rét, { $hex }
    [mountain] Hegy, { $hex }
   *[water] Víz, { $hex }
}
land-title-markers = Felfedezésjelzők
land-title-famine = Éhínség
land-about-undrawn = Az itteni térképlapka még nincs kihúzva.
land-about-felled = Kivágott erdő: rétnek számít.
land-about-range = Az egész hegység ezt adja: { $good }.
land-about-range-open = Még egyetlen bánya sem döntötte el, mit ad ez a hegység; az első mindenkinek eldönti.
land-about-city = { $player }: város
land-about-inn = { $player }: fogadó
land-about-site = { $kind ->
    [woodcutter] { $player }: favágó, maradt { $goods }
    [farm] { $player }: farm, maradt { $goods }
    [mine] { $player }: bánya, maradt { $goods }
   *[fishery] { $player }: halászat, maradt { $goods }
}
land-about-marker = Felfedezésjelző: senki sem tudja, milyen áru van alatta. Bármi épül ide, felfedetlenül kerül ki a játékból.
land-about-polluted = Szennyezett: favágó, farm és bánya nem használhatja; fogadó, város és halászat igen.
land-about-zones = Ezeknek a hatókörében van: { $players }
land-about-no-zone = Senkinek sincs a hatókörében
land-about-guarded = Szeméttelep védi: { $players }
land-about-yield = { $kind ->
    [woodcutter] { $count ->
        [one] Egy favágó itt { $count } fával kezdene.
       *[other] Egy favágó itt { $count } fával kezdene.
    }
    [farm] { $count ->
        [one] Egy farm itt { $count } áruval kezdene.
       *[other] Egy farm itt { $count } áruval kezdene.
    }
   *[mine] { $count ->
        [one] Egy bánya itt { $count } áruval kezdene.
       *[other] Egy bánya itt { $count } áruval kezdene.
    }
}
land-about-fishery = { $count ->
    [one] Egy halászat itt legfeljebb { $count } áruval kezdene.
   *[other] Egy halászat itt legfeljebb { $count } áruval kezdene.
}
land-about-deed = { $deed ->
    [woodcutter] Ára 1 fa és a fuvaros lakosa, aki az utolsó fáig ott marad.
    [farm] Ára 1 abból, ami teremni fog, és a fuvaros lakosa, aki az utolsó áruig ott marad.
    [free-farm] Ára a fuvaros lakosa, áru nélkül, fordulónként egyszer.
    [mine] Ára 1 fa és a fuvaros lakosa, aki az utolsó áruig ott marad.
    [fishery] Ára 1 fa és a fuvaros lakosa, aki az utolsó áruig ott marad.
    [inn] Ára 1 élelem; a lakos a következő fordulóban hazatér. Végleg ott marad, és bővíti a hatókört.
    [city] Ára 1 fa, 1 kő, 1 élelem és 2 különböző luxuscikk; a lakos a következő fordulóban hazatér.
   *[cleanse] Az alkímiai kar fordulónként egyszer, lakos nélkül eltávolítja a szennyezést egy mezőről és a szomszédairól.
}
land-about-places = { $count ->
    [one] { $count } mező lehetséges.
   *[other] { $count } mező lehetséges.
}
land-about-power = { $saint ->
    [nicolo] Ereje: egy ház kifizetése után egy kisebb számú ház ingyen van.
    [giorgio] Ereje: betakarításkor 1 hal minden katedrálisért, amelyet ebben a fordulóban bárki épített.
    [barbara] Ereje: a saját épületek és sírok áthelyezhetők.
    [cristoforo] Ereje: minden áru megmarad, raktár nélkül is.
   *[maria] Ereje: a másik négy szent ereje együtt.
}
land-about-condition = { $saint ->
    [nicolo] Mind a 20 házzal győz.
    [giorgio] Akkor győz, ha egy másik játékos egész hatóköre a sajátjában van.
    [barbara] A 18 városi épület mindegyikéből eggyel győz, ha nincs rajtuk sír.
    [cristoforo] Akkor győz, ha minden élelemből és luxuscikkből { $each } van a készletben.
   *[maria] A másik négy feltétel közül kettővel győz. A katedrálisa nem rombolható le.
}
land-progress = { $chosen ->
    [yes] { $player } (védőszent): { $have }, kell { $need }
   *[no] { $player }: { $have }, kell { $need }
}
land-progress-giorgio = { $chosen ->
    [yes] { $player } (védőszent): { $have } mező, kell { $need }, a bekerített hatókör: { $other }
   *[no] { $player }: { $have } mező, kell { $need }, a bekerített hatókör: { $other }
}
land-progress-none = { $chosen ->
    [yes] { $player } (védőszent): senkinek sincs bekeríthető hatóköre
   *[no] { $player }: senkinek sincs bekeríthető hatóköre
}
land-about-markers = { $count ->
    [one] { $count } jelző van a térképen.
   *[other] { $count } jelző van a térképen.
}
land-about-hidden = Alattuk van, vagy felfedetlenül elveszett: { $goods }
land-about-revealed = Eddig felfedve: { $goods }
land-about-famine = A készlet élelmét a szinttel kell összevetni, nem fogy el. Ami hiányzik, az sír; utána a szint 1-gyel nő.
land-about-famine-of = { $count ->
    [one] { $player }: szint { $famine }, élelem { $foods }, tehát { $count } sír; négyzetek sírnak: { $squares }
   *[other] { $player }: szint { $famine }, élelem { $foods }, tehát { $count } sír; négyzetek sírnak: { $squares }
}
land-about-overflow = { $count ->
    [one] { $player }: szennyezésre csak { $hexes } mező van, tehát még { $count } sír
   *[other] { $player }: szennyezésre csak { $hexes } mező van, tehát még { $count } sír
}

## Miért nem

land-why-zone = A mező nincs a hatókörödben.
land-why-city-here = Itt város áll: { $player }.
land-why-inn-here = Itt fogadó áll: { $player }.
land-why-fishery-here = Itt halászat áll: { $player }.
land-why-good-here = Itt a betakarításig áru van: { $player }.
land-why-polluted = A mező szennyezett.
land-why-not-of = { $terrain ->
    [forest] A mező nem erdő.
    [grassland] A mező nem rét.
    [mountain] A mező nem hegy.
   *[water] A mező nem víz.
}
land-why-water = A mező víz.
land-why-no-water = A mező mellett nincs szabad, tiszta víz.
land-why-no-partner = A halászathoz két ilyen szomszédos mező kell.
land-why-city-edge = A mező mellett véget ér a térkép: egy városnak hét mezője van.
land-why-city-hexes = A város mind a hét mezőjének szabad szárazföldnek kell lennie.
land-why-city-zone = A hét mező közül egyik sincs a hatókörödben.
land-why-city-near = Két város közepe legalább { $count } lépésre van egymástól.
land-why-clean = Itt nincs szennyezés.
land-why-marker = Itt felfedezésjelző van, amelyre nem kerülhet szennyezés.
land-why-guarded = A mezőt szeméttelep védi: { $player }.
land-why-no-marker = Itt nincs felfedezésjelző.
land-why-no-cart = Egyetlen működő fuvarosnál sincs már lakos.
land-why-unpaid = { $deed ->
    [farm] A készletedben nincs se gabona, se olajbogyó, se juh, se bor, amivel farmot lehet kezdeni.
    [inn] A készletedben nincs élelem, amivel a fogadót ki lehet fizetni.
    [city] Egy város ára 1 fa, 1 kő, 1 élelem és 2 különböző luxuscikk.
    [mine] A készletedben nincs fa, amivel ki lehet fizetni.
    [fishery] A készletedben nincs fa, amivel ki lehet fizetni.
   *[woodcutter] A készletedben nincs fa, amivel ki lehet fizetni.
}
land-why-no-brewery = A fogadóhoz működő sörfőzde kell.
land-why-no-inn = Mind a { $count } fogadó áll már.
land-why-no-city = Mind a { $count } város áll már.
land-why-no-fishery = A dobozban nem maradt halászat.
land-why-no-biology = A biológiai kar nem működik.
land-why-biology-used = A biológusok ebben a fordulóban már adtak farmot.
land-why-no-alchemy = Az alkímiai kar nem működik.
land-why-alchemy-used = Az alkimisták ebben a fordulóban már tisztítottak.
land-why-no-place = Nincs hozzá mező.
land-why-no-supply = A közös készletben nem maradt ilyen áru.
land-why-house = Házra nem kerül sír.
land-why-grave-here = Itt sír van.
land-why-free-first = A sírok előbb szabad négyzetekre kerülnek.
land-why-centre-last = A középső áru az utolsó.

## Ami történt

land-log-no-carts = { $player }: egyik fuvarosnál sincs lakos, a vidéki kör elmarad
land-log-begun = { $deed ->
    [woodcutter] { $player }: favágó, { $hex }, { $site }; ára: { $goods }
    [farm] { $player }: farm, { $hex }, { $site }; ára: { $goods }
   *[mine] { $player }: bánya, { $hex }, { $site }; ára: { $goods }
}
land-log-begun-free = { $deed ->
    [free-farm] { $player }: farm a biológusoktól, { $hex }, { $site }
   *[farm] { $player }: farm, { $hex }, { $site }
}
land-log-fishery = { $player }: halászat, { $hex } és { $other }, { $site }; ára: { $goods }
land-log-inn = { $player }: fogadó, { $hex }; ára: { $goods }
land-log-city = { $player }: város, { $hex }; ára: { $goods }
land-log-city-any = { $player }: város, { $hex }; ára a filozófia jóvoltából: { $goods }
land-log-cleansed = { $count ->
    [one] { $player }: az alkimisták { $count } szennyezést távolítanak el, { $hex }
   *[other] { $player }: az alkimisták { $count } szennyezést távolítanak el, { $hex }
}
land-log-ended = { $player }: végzett a vidéken
land-log-nothing-to-keep = { $player }: a készletben nincs mit raktározni
land-log-unlimited = { $player }: Szent Kristóf mindent megőriz
land-log-room = { $player }: áruk { $count }, raktárhely { $room }, semmi sem vész el
land-log-kept = { $player } megtartja: { $goods }
land-log-discarded = { $player }: nincs hely, elvész: { $good }
land-log-all-lost = { $player }: egy raktár sem működik, elvész: { $goods }
land-log-harvested = { $player } betakarít: { $goods }
land-log-harvested-forced = { $player } betakarít: { $goods }; a kényszermunka miatt elvész: { $lost }
land-log-harvested-nothing = { $player }: a kényszermunka miatt elvész: { $lost }
land-log-giorgio = { $player }: Szent György adománya: { $goods }
land-log-site-ended = { $player }: elfogyott az utolsó áru, a lakos hazatér, { $hex }
land-log-decayed = { $player } már nem játszik: elvész { $good }, { $hex }
land-log-explores = { $player } felfedez: { $hex }
land-log-explored = { $player } talál: { $good }, { $hex }
land-log-explored-food = { $player } talál: { $good }, { $hex }; az éhínségszint most { $famine }
land-log-not-explored = { $player } semmit sem fedez fel
land-log-no-explorer = { $player }: nem működik felfedező
land-log-no-marker = { $player }: a hatókörben nincs felfedezésjelző
land-log-famine = { $granary ->
    [yes] { $count ->
        [one] { $player }: éhínség { $famine }, magtár, élelem { $foods }: { $count } sír
       *[other] { $player }: éhínség { $famine }, magtár, élelem { $foods }: { $count } sír
    }
   *[no] { $count ->
        [one] { $player }: éhínség { $famine }, élelem { $foods }: { $count } sír
       *[other] { $player }: éhínség { $famine }, élelem { $foods }: { $count } sír
    }
}
land-log-grave = { $player }: sír, { $square }
land-log-famine-rose = Az éhínségszint most { $famine }.
land-log-pollution = { $dump ->
    [yes] { $count ->
        [one] { $player }: városok { $cities }, szökőkutak { $fountains }, szeméttelep: { $count } szennyezés
       *[other] { $player }: városok { $cities }, szökőkutak { $fountains }, szeméttelep: { $count } szennyezés
    }
   *[no] { $count ->
        [one] { $player }: városok { $cities }, szökőkutak { $fountains }: { $count } szennyezés
       *[other] { $player }: városok { $cities }, szökőkutak { $fountains }: { $count } szennyezés
    }
}
land-log-polluted = { $player }: szennyezés, { $hex }
land-log-overflow = { $count ->
    [one] { $player }: a szennyezésnek nem maradt mező, helyette { $count } sír
   *[other] { $player }: a szennyezésnek nem maradt mező, helyette { $count } sír
}
land-log-out = { $count ->
    [one] { $player }: { $count } sír esedékes, négyzetek sírnak: { $room }. Kiesett a játékból
   *[other] { $player }: { $count } sír esedékes, négyzetek sírnak: { $room }. Kiesett a játékból
}
land-log-resigned = { $player } kilép a játékból
land-log-holds = { $player } teljesíti a védőszent feltételét: { $saint }
land-log-tie-break = A szennyezetlen mezők döntenek: { $counts }
land-tie-break = { $player } { $count }
land-log-over = A játék véget ért. Győztes: { $winners }
land-log-over-shared = A játék véget ért. Megosztott győzelem: { $winners }
land-log-over-last = A játék véget ért. Egyedül maradt, és győzött: { $winners }
land-log-over-draw = Véget ért a 60. forduló, és senki sem győzött. Döntetlen: { $winners }

## Az állás

reckoning-title = Út a szentek feltételeihez
row-clean = A hatókör szennyezetlen mezői
row-saint = { $saint ->
    [nicolo] Szent Miklós: házak a 20-ból
    [giorgio] Szent György: körülzárva, százalékban
    [barbara] Szent Borbála: épületek a 18-ból
    [cristoforo] Szent Kristóf: élelem és luxus a 24-ből
   *[maria] Szűz Mária: feltételek a 2-ből
}
row-met = A saját védőszent feltétele teljesül
