# Antiquity: názvy věcí, venkov a všechno od něj až po vítězství.

## Věci

good = { $good ->
    [grain] obilí
    [olives] olivy
    [sheep] ovce
    [fish] ryby
    [wine] víno
    [pearls] perly
    [dye] inkoust
    [gold] zlato
    [stone] kámen
   *[wood] dřevo
}
good-count = { $good ->
    [grain] { $count }× obilí
    [olives] { $count }× olivy
    [sheep] { $count }× ovce
    [fish] { $count }× ryby
    [wine] { $count }× víno
    [pearls] { $count }× perly
    [dye] { $count }× inkoust
    [gold] { $count }× zlato
    [stone] { $count }× kámen
   *[wood] { $count }× dřevo
}
goods-none = nic
building = { $building ->
    [theology] teologická fakulta
    [biology] biologická fakulta
    [university] univerzita
    [alchemy] alchymistická fakulta
    [philosophy] filozofická fakulta
    [brewery] pivovar
    [forced_labour] nucená práce
    [stable] stáj
    [harbour] přístav
    [hospital] nemocnice
    [explorer] objevitel
    [granary] sýpka
    [dump] smetiště
    [cathedral] katedrála
    [market] trh
    [cart_shop] povoznictví
    [fountain] fontána
   *[storage] sklad
}
house = dům { $number }
saint = { $saint ->
    [nicolo] sv. Mikuláš
    [giorgio] sv. Jiří
    [barbara] sv. Barbora
    [cristoforo] sv. Kryštof
   *[maria] sv. Marie
}
hex = pole { $column }/{ $row }
square = město { $city }, řada { $row }, sloupec { $column }
land-deed = { $deed ->
    [woodcutter] Dřevorubec
    [farm] Farma
    [free-farm] Farma od biologů
    [mine] Důl
    [fishery] Rybářství
    [inn] Stanice
    [city] Město
   *[cleanse] Čištění
}

## Otázky

land-ask-nothing = Není o čem rozhodovat
land-ask-deed = Co podniknete na venkově?
land-ask-deed-hint = { $cleanse ->
    [yes] { $count ->
        [one] V povoznictvích čeká { $count } obyvatel; alchymisté mohou jednou čistit.
        [few] V povoznictvích čekají { $count } obyvatelé; alchymisté mohou jednou čistit.
       *[other] V povoznictvích čeká { $count } obyvatel; alchymisté mohou jednou čistit.
    }
   *[no] { $count ->
        [one] V povoznictvích čeká { $count } obyvatel.
        [few] V povoznictvích čekají { $count } obyvatelé.
       *[other] V povoznictvích čeká { $count } obyvatel.
    }
}
land-ask-where = { $deed ->
    [woodcutter] Kde bude kácet dřevorubec?
    [farm] Kde bude farma?
    [free-farm] Kde bude farma?
    [mine] Kde bude důl?
    [fishery] Kde bude rybářství? První pole
    [inn] Kde bude stanice?
    [city] Kde bude město? Jeho střed
   *[cleanse] Kde budou alchymisté čistit?
}
land-ask-where-last-wood = Padne na to vaše poslední dřevo a žádná výrobna vám další nedává: bez dřeva nebo zboží na farmu nic nezaložíte.
land-ask-where-hint = { $deed ->
    [woodcutter] Pole i každé sousední volné čisté pole lesa dostane dřevo a stane se loukou.
    [farm] Pole i každá sousední volná čistá louka dostane zboží a je znečištěná.
    [free-farm] Pole i každá sousední volná čistá louka dostane zboží a je znečištěná; za farmu se neplatí.
    [mine] Pole i každé sousední volné čisté pole hor dostane zboží a je znečištěné.
    [fishery] Dvě sousední pole pevniny, obě vedle volné čisté vody; všechna ta voda dostane zboží a je znečištěná.
    [inn] Vaše zóna se kolem ní hned rozšíří.
    [city] Sedm volných polí pevniny, aspoň jedno ve vaší zóně, a do tří kroků od středu žádný střed jiného města.
   *[cleanse] Znečištění zmizí z pole a z jeho neobsazených sousedů.
}
land-ask-second = Druhé pole rybářství
land-ask-second-hint = Aspoň jedno z obou polí leží ve vaší zóně.
land-ask-kind = { $deed ->
    [farm] Co se bude pěstovat? Jeden kus se zaplatí
    [free-farm] Co se bude pěstovat?
    [mine] Co se bude těžit?
    [fishery] Co se bude lovit?
   *[woodcutter] Co to vynese?
}
land-ask-kind-mine = První důl to určí pro celé pohoří, pro všechny a navždy.
land-ask-pay = { $deed ->
    [city] Čím zaplatíte město?
   *[inn] Čím zaplatíte stanici?
}
land-ask-pay-hint = Zbývá určit: jídlo { $foods }, luxus { $luxuries }.
land-ask-storage = { $count ->
    [one] Vzdejte se { $count } kusu zboží
    [few] Vzdejte se { $count } kusů zboží
   *[other] Vzdejte se { $count } kusů zboží
}
land-ask-storage-hint = { $count ->
    [one] Vaše sklady pojmou { $count } kus zboží.
    [few] Vaše sklady pojmou { $count } kusy zboží.
   *[other] Vaše sklady pojmou { $count } kusů zboží.
}
land-ask-stored = Zbytek je uskladněn
land-ask-done-hint = Až dosud to můžete vzít zpět.
land-ask-harvest = { $count ->
    [one] Sklizeň: zbývá { $count } výrobna
    [few] Sklizeň: zbývají { $count } výrobny
   *[other] Sklizeň: zbývá { $count } výroben
}
land-ask-harvest-hint = Dotkněte se zboží, které berete; to na centrálním poli přijde na řadu poslední.
land-ask-harvest-forced = Nucená práce: z každé výrobny až tři kusy zboží, jeden z nich propadne.
land-ask-more = { $count ->
    [one] Odtud ještě { $count } kus zboží
    [few] Odtud ještě { $count } kusy zboží
   *[other] Odtud ještě { $count } kusů zboží
}
land-ask-more-hint = Jeden ze tří kusů nucenou prací propadne.
land-ask-harvested = Všechno je sklizeno
land-ask-explore = Kterou značku odkryjete?
land-ask-explore-hint = Dosud neodkryto: { $goods }. Jídlo zvýší úroveň hladomoru.
land-ask-graves = { $count ->
    [one] Umístěte { $count } hrob
    [few] Umístěte { $count } hroby
   *[other] Umístěte { $count } hrobů
}
land-ask-graves-hint = { $count ->
    [one] Volné je { $count } políčko.
    [few] Volná jsou { $count } políčka.
   *[other] Volných je { $count } políček.
}
land-ask-graves-full = Žádné políčko není volné, hroby proto přijdou na budovy, a ty přestanou fungovat.
land-ask-pollution = { $count ->
    [one] Umístěte { $count } znečištění
    [few] Umístěte { $count } znečištění
   *[other] Umístěte { $count } znečištění
}
land-ask-pollution-hint = { $count ->
    [one] Přijmout ho může { $count } pole; až žádné nezbude, přijdou místo něj hroby.
    [few] Přijmout ho mohou { $count } pole; až žádné nezbude, přijdou místo něj hroby.
   *[other] Přijmout ho může { $count } polí; až žádné nezbude, přijdou místo něj hroby.
}
land-ask-overflow = { $count ->
    [one] Pole došla: umístěte místo znečištění { $count } hrob
    [few] Pole došla: umístěte místo znečištění { $count } hroby
   *[other] Pole došla: umístěte místo znečištění { $count } hrobů
}
land-ask-placed = Všechno je umístěno

## Odpovědi

land-do-deed = { $deed ->
    [woodcutter] Dřevorubec (možných polí: { $count })
    [farm] Farma (možných polí: { $count })
    [free-farm] Farma od biologů (možných polí: { $count })
    [mine] Důl (možných polí: { $count })
    [fishery] Rybářství (možných polí: { $count })
    [inn] Stanice (možných polí: { $count })
    [city] Město (možných polí: { $count })
   *[cleanse] Čištění (možných polí: { $count })
}
land-do-site = { $hex }: { $goods }
land-do-site-open = { $count ->
    [one] { $hex }: { $count } kus zboží
    [few] { $hex }: { $count } kusy zboží
   *[other] { $hex }: { $count } kusů zboží
}
land-do-first = { $hex }, pak sousední
land-do-second = { $count ->
    [one] { $hex }: { $count } kus zboží
    [few] { $hex }: { $count } kusy zboží
   *[other] { $hex }: { $count } kusů zboží
}
land-do-found = { $deed ->
    [city] Město, { $hex }, cena: { $goods }
   *[inn] Stanice, { $hex }, cena: { $goods }
}
land-do-found-pay = { $deed ->
    [city] Město, { $hex }
   *[inn] Stanice, { $hex }
}
land-do-cleanse = { $count ->
    [one] { $hex }: zmizí { $count } znečištění
    [few] { $hex }: zmizí { $count } znečištění
   *[other] { $hex }: zmizí { $count } znečištění
}
land-do-kind = { $goods }
land-do-pay = Zaplatit: { $good }
land-do-end = { $count ->
    [0] Ukončit tah
    [one] Ukončit tah, v povoznictvích zůstane { $count } obyvatel
    [few] Ukončit tah, v povoznictvích zůstanou { $count } obyvatelé
   *[other] Ukončit tah, v povoznictvích zůstane { $count } obyvatel
}
land-do-discard = Vzdát se: { $good }
land-do-take = Vzít: { $good }, { $hex }
land-do-explore = Odkrýt: { $hex }
land-do-pass = Nic neodkrýt
land-do-grave = Hrob: { $square }
land-do-grave-on = Hrob na budovu ({ $building }): { $square }
land-do-pollute = Znečistit: { $hex }
land-do-done = To je všechno

## Věci na mapě

land-title-hex = { $terrain ->
    [forest] Les, { $hex }
    [grassland] Louka, { $hex }
    [mountain] Hory, { $hex }
   *[water] Voda, { $hex }
}
land-title-markers = Objevitelské značky
land-title-famine = Hladomor
land-about-undrawn = Zdejší díl mapy ještě není vylosován.
land-about-felled = Vykácený les: platí za louku.
land-about-range = Celé pohoří dává: { $good }.
land-about-range-open = Co toto pohoří dává, zatím žádný důl neurčil; první to určí pro všechny.
land-about-city = { $player }: město
land-about-inn = { $player }: stanice
land-about-site = { $kind ->
    [woodcutter] { $player }: dřevorubec, zbývá { $goods }
    [farm] { $player }: farma, zbývá { $goods }
    [mine] { $player }: důl, zbývá { $goods }
   *[fishery] { $player }: rybářství, zbývá { $goods }
}
land-about-marker = Objevitelská značka: zboží pod ní nikdo nezná. Cokoli se tu postaví, odstraní ji neodkrytou.
land-about-polluted = Znečištěno: dřevorubec, farma ani důl pole nevyužijí; stanice, město a rybářství ano.
land-about-zones = V zóně hráčů: { $players }
land-about-no-zone = V ničí zóně
land-about-guarded = Chrání smetiště hráčů: { $players }
land-about-yield = { $kind ->
    [woodcutter] { $count ->
        [one] Dřevorubec by tu začal s { $count } kusem dřeva.
        [few] Dřevorubec by tu začal se { $count } kusy dřeva.
       *[other] Dřevorubec by tu začal s { $count } kusy dřeva.
    }
    [farm] { $count ->
        [one] Farma by tu začala s { $count } kusem zboží.
        [few] Farma by tu začala se { $count } kusy zboží.
       *[other] Farma by tu začala s { $count } kusy zboží.
    }
   *[mine] { $count ->
        [one] Důl by tu začal s { $count } kusem zboží.
        [few] Důl by tu začal se { $count } kusy zboží.
       *[other] Důl by tu začal s { $count } kusy zboží.
    }
}
land-about-fishery = { $count ->
    [one] Rybářství by tu začalo nanejvýš s { $count } kusem zboží.
    [few] Rybářství by tu začalo nanejvýš se { $count } kusy zboží.
   *[other] Rybářství by tu začalo nanejvýš s { $count } kusy zboží.
}
land-about-deed = { $deed ->
    [woodcutter] Stojí 1 dřevo a obyvatele z povoznictví, který zůstane, dokud není odebráno poslední dřevo.
    [farm] Stojí 1 kus toho, co se bude pěstovat, a obyvatele z povoznictví, který zůstane do poslední sklizně.
    [free-farm] Stojí obyvatele z povoznictví a žádné zboží, jednou za kolo.
    [mine] Stojí 1 dřevo a obyvatele z povoznictví, který zůstane, dokud není odebráno poslední zboží.
    [fishery] Stojí 1 dřevo a obyvatele z povoznictví, který zůstane, dokud není odebráno poslední zboží.
    [inn] Stojí 1 jídlo; obyvatel se příští kolo vrátí domů. Zůstane natrvalo a rozšiřuje zónu.
    [city] Stojí 1 dřevo, 1 kámen, 1 jídlo a 2 rozdílné luxusy; obyvatel se příští kolo vrátí domů.
   *[cleanse] Alchymistická fakulta odstraní znečištění z jednoho pole a jeho sousedů, jednou za kolo a bez obyvatele.
}
land-about-places = { $count ->
    [one] Možné je { $count } pole.
    [few] Možná jsou { $count } pole.
   *[other] Možných je { $count } polí.
}
land-about-power = { $saint ->
    [nicolo] Schopnost: po zaplacení domu je jeden dům s nižším číslem zdarma.
    [giorgio] Schopnost: při sklizni 1× ryby za každou katedrálu, kterou v tomto kole kdokoli postavil.
    [barbara] Schopnost: vlastní budovy a hroby lze přemísťovat.
    [cristoforo] Schopnost: všechno zboží zůstává i bez skladů.
   *[maria] Schopnost: schopnosti všech čtyř ostatních světců.
}
land-about-condition = { $saint ->
    [nicolo] Vítězí se všemi 20 domy.
    [giorgio] Vítězí, když celá zóna jiného hráče leží ve vlastní zóně.
    [barbara] Vítězí s jednou od každé z 18 městských budov, bez hrobů na nich.
    [cristoforo] Vítězí, když je v zásobách od každého jídla i luxusu po { $each } kusech.
   *[maria] Vítězí se dvěma z ostatních čtyř podmínek. Její katedrálu nelze strhnout.
}
land-progress = { $chosen ->
    [yes] { $player } (patron): { $have } z { $need }
   *[no] { $player }: { $have } z { $need }
}
land-progress-giorgio = { $chosen ->
    [yes] { $player } (patron): pole { $have } z { $need } v cizí zóně ({ $other })
   *[no] { $player }: pole { $have } z { $need } v cizí zóně ({ $other })
}
land-progress-none = { $chosen ->
    [yes] { $player } (patron): nikdo nemá zónu, kterou by šlo uzavřít
   *[no] { $player }: nikdo nemá zónu, kterou by šlo uzavřít
}
land-about-markers = { $count ->
    [one] Na mapě leží { $count } značka.
    [few] Na mapě leží { $count } značky.
   *[other] Na mapě leží { $count } značek.
}
land-about-hidden = Pod nimi, nebo ztraceno neodkryté: { $goods }
land-about-revealed = Dosud odkryto: { $goods }
land-about-famine = Jídlo v zásobách se s úrovní porovnává, nejí se. Co chybí, to jsou hroby; potom úroveň stoupne o 1.
land-about-famine-of = { $count ->
    [one] { $player }: úroveň { $famine }, jídlo { $foods }, tedy { $count } hrob; políček pro hroby { $squares }
    [few] { $player }: úroveň { $famine }, jídlo { $foods }, tedy { $count } hroby; políček pro hroby { $squares }
   *[other] { $player }: úroveň { $famine }, jídlo { $foods }, tedy { $count } hrobů; políček pro hroby { $squares }
}
land-about-overflow = { $count ->
    [one] { $player }: polí pro znečištění jen { $hexes }, tedy { $count } hrob navíc
    [few] { $player }: polí pro znečištění jen { $hexes }, tedy { $count } hroby navíc
   *[other] { $player }: polí pro znečištění jen { $hexes }, tedy { $count } hrobů navíc
}

## Proč ne

land-why-zone = Pole není ve vaší zóně.
land-why-city-here = Stojí tu město: { $player }.
land-why-inn-here = Stojí tu stanice: { $player }.
land-why-fishery-here = Stojí tu rybářství: { $player }.
land-why-good-here = Leží tu zboží, dokud není sklizeno: { $player }.
land-why-polluted = Pole je znečištěné.
land-why-not-of = { $terrain ->
    [forest] Pole není les.
    [grassland] Pole není louka.
    [mountain] Pole nejsou hory.
   *[water] Pole není voda.
}
land-why-water = Pole je voda.
land-why-no-water = Vedle pole není volná čistá voda.
land-why-no-partner = Rybářství potřebuje dvě taková pole vedle sebe.
land-why-city-edge = Vedle pole končí mapa: město má sedm polí.
land-why-city-hexes = Všech sedm polí města musí být volná pevnina.
land-why-city-zone = Žádné ze sedmi polí není ve vaší zóně.
land-why-city-near = Středy dvou měst jsou od sebe aspoň { $count } kroky.
land-why-clean = Není tu žádné znečištění.
land-why-marker = Leží tu objevitelská značka a na tu znečištění nesmí.
land-why-guarded = Pole chrání smetiště: { $player }.
land-why-no-marker = Neleží tu žádná objevitelská značka.
land-why-no-cart = V žádném fungujícím povoznictví už není obyvatel.
land-why-unpaid = { $deed ->
    [farm] V zásobách chybí obilí, olivy, ovce i víno, kterými se farma zakládá.
    [inn] V zásobách není jídlo, kterým se platí stanice.
    [city] Město stojí 1 dřevo, 1 kámen, 1 jídlo a 2 rozdílné luxusy.
    [mine] V zásobách není dřevo, kterým se to platí.
    [fishery] V zásobách není dřevo, kterým se to platí.
   *[woodcutter] V zásobách není dřevo, kterým se to platí.
}
land-why-no-brewery = Stanice potřebují fungující pivovar.
land-why-no-inn = Všech { $count } stanic už stojí.
land-why-no-city = Všechna města už stojí: { $count }.
land-why-no-fishery = V krabici nezbylo žádné rybářství.
land-why-no-biology = Biologická fakulta nefunguje.
land-why-biology-used = Biologové v tomto kole už farmu dali.
land-why-no-alchemy = Alchymistická fakulta nefunguje.
land-why-alchemy-used = Alchymisté v tomto kole už čistili.
land-why-no-place = Není pro to žádné pole.
land-why-no-supply = Ve společné zásobě takové zboží nezbylo.
land-why-house = Na domy hroby nepřicházejí.
land-why-grave-here = Leží tu hrob.
land-why-free-first = Hroby přicházejí nejdřív na volná políčka.
land-why-centre-last = Zboží ve středu se bere jako poslední.

## Co se stalo

land-log-no-carts = { $player }: v povoznictvích nikdo není, bez tahu na venkově
land-log-begun = { $deed ->
    [woodcutter] { $player }: dřevorubec, { $hex }, { $site }; cena: { $goods }
    [farm] { $player }: farma, { $hex }, { $site }; cena: { $goods }
   *[mine] { $player }: důl, { $hex }, { $site }; cena: { $goods }
}
land-log-begun-free = { $deed ->
    [free-farm] { $player }: farma od biologů, { $hex }, { $site }
   *[farm] { $player }: farma, { $hex }, { $site }
}
land-log-fishery = { $player }: rybářství, { $hex } a { $other }, { $site }; cena: { $goods }
land-log-inn = { $player }: stanice, { $hex }; cena: { $goods }
land-log-city = { $player }: město, { $hex }; cena: { $goods }
land-log-city-any = { $player }: město, { $hex }; cena díky filozofii: { $goods }
land-log-cleansed = { $count ->
    [one] { $player }: alchymisté odstraňují { $count } znečištění, { $hex }
    [few] { $player }: alchymisté odstraňují { $count } znečištění, { $hex }
   *[other] { $player }: alchymisté odstraňují { $count } znečištění, { $hex }
}
land-log-ended = { $player }: na venkově hotovo
land-log-nothing-to-keep = { $player }: v zásobách není co skladovat
land-log-unlimited = { $player }: sv. Kryštof uchová všechno
land-log-room = { $player }: kusů zboží { $count }, místa ve skladech { $room }, nic nepropadá
land-log-kept = { $player } si nechává: { $goods }
land-log-discarded = { $player }: není místo, propadá { $good }
land-log-all-lost = { $player }: žádný sklad nefunguje, propadá { $goods }
land-log-harvested = { $player } sklízí: { $goods }
land-log-harvested-forced = { $player } sklízí: { $goods }; nucenou prací propadá { $lost }
land-log-harvested-nothing = { $player }: nucenou prací propadá { $lost }
land-log-giorgio = { $player }: sv. Jiří dává { $goods }
land-log-site-ended = { $player }: poslední zboží je odebráno, obyvatel se vrací domů, { $hex }
land-log-decayed = { $player } už nehraje: propadá { $good }, { $hex }
land-log-explores = { $player } zkoumá { $hex }
land-log-explored = { $player } nachází { $good }, { $hex }
land-log-explored-food = { $player } nachází { $good }, { $hex }: úroveň hladomoru stoupá na { $famine }
land-log-not-explored = { $player } nic nezkoumá
land-log-no-explorer = { $player }: objevitel nefunguje
land-log-no-marker = { $player }: v zóně není žádná objevitelská značka
land-log-famine = { $granary ->
    [yes] { $count ->
        [one] { $player }: hladomor { $famine }, sýpka, jídlo { $foods }: { $count } hrob
        [few] { $player }: hladomor { $famine }, sýpka, jídlo { $foods }: { $count } hroby
       *[other] { $player }: hladomor { $famine }, sýpka, jídlo { $foods }: { $count } hrobů
    }
   *[no] { $count ->
        [one] { $player }: hladomor { $famine }, jídlo { $foods }: { $count } hrob
        [few] { $player }: hladomor { $famine }, jídlo { $foods }: { $count } hroby
       *[other] { $player }: hladomor { $famine }, jídlo { $foods }: { $count } hrobů
    }
}
land-log-grave = { $player }: hrob, { $square }
land-log-famine-rose = Úroveň hladomoru stoupá na { $famine }.
land-log-pollution = { $dump ->
    [yes] { $count ->
        [one] { $player }: města { $cities }, fontány { $fountains }, smetiště: { $count } znečištění
        [few] { $player }: města { $cities }, fontány { $fountains }, smetiště: { $count } znečištění
       *[other] { $player }: města { $cities }, fontány { $fountains }, smetiště: { $count } znečištění
    }
   *[no] { $count ->
        [one] { $player }: města { $cities }, fontány { $fountains }: { $count } znečištění
        [few] { $player }: města { $cities }, fontány { $fountains }: { $count } znečištění
       *[other] { $player }: města { $cities }, fontány { $fountains }: { $count } znečištění
    }
}
land-log-polluted = { $player }: znečištění, { $hex }
land-log-overflow = { $count ->
    [one] { $player }: pro znečištění nezbylo pole, místo něj { $count } hrob
    [few] { $player }: pro znečištění nezbylo pole, místo něj { $count } hroby
   *[other] { $player }: pro znečištění nezbylo pole, místo něj { $count } hrobů
}
land-log-out = { $count ->
    [one] { $player } vypadává ze hry: má přijít { $count } hrob, políček pro hroby { $room }
    [few] { $player } vypadává ze hry: mají přijít { $count } hroby, políček pro hroby { $room }
   *[other] { $player } vypadává ze hry: má přijít { $count } hrobů, políček pro hroby { $room }
}
land-log-resigned = { $player } opouští hru
land-log-holds = { $player } splňuje podmínku patrona: { $saint }
land-log-tie-break = Rozhodují neznečištěná pole: { $counts }
land-tie-break = { $player } { $count }
land-log-over = Konec hry. Vítězství: { $winners }
land-log-over-shared = Konec hry. O vítězství se dělí: { $winners }
land-log-over-last = Konec hry. Ve hře zůstává a vítězí: { $winners }
land-log-over-draw = Skončilo 60. kolo a nikdo nezvítězil. Remíza: { $winners }

## Přehled

reckoning-title = Cesta k podmínkám patronů
row-clean = Neznečištěná pole zóny
row-saint = { $saint ->
    [nicolo] Sv. Mikuláš: domy z 20
    [giorgio] Sv. Jiří: obklopeno, v procentech
    [barbara] Sv. Barbora: budovy z 18
    [cristoforo] Sv. Kryštof: jídlo a luxus z 24
   *[maria] Sv. Marie: podmínky ze 2
}
row-met = Splněná podmínka vlastního patrona
