# Forum Minimum: a gyakorlójáték minden szava.

## Beállítások

option-rounds = Fordulók
option-rounds-2 = Kettő
option-rounds-2-hint = Rövid játék.
option-rounds-3 = Három
option-rounds-3-hint = A szokásos játék.
option-shout = Kijátszott lapok
option-shout-false = Lefordítva
option-shout-false-hint = A kijátszott lap számát senki más nem tudja meg.
option-shout-true = Hangosan
option-shout-true-hint = A kijátszott lap számát mindenki megtudja.
preset-plain = Egyszerű
preset-plain-hint = Három forduló, lefordítva kijátszott lapok.

## Közös szavak

coins = { $n ->
    [one] { $n } érme
   *[other] { $n } érme
}
laurels = { $n ->
    [one] { $n } babér
   *[other] { $n } babér
}
cards = { $n ->
    [one] { $n } lap
   *[other] { $n } lap
}
card = { $n }. számú lap
player = { $who }

## Kérdések

ask-nothing = Nincs miről dönteni.
ask-stake = Hány érmét teszel fel?
ask-stake-hint = A tétek titokban maradnak, amíg mindenki nem kész. Egy érmét lapért is fel lehet ajánlani.
ask-auction = Licitálsz még egy érmét, vagy passzolsz?
ask-auction-hint = A legmagasabb licit: { $coins }.
ask-turn = Melyik lapot játszod ki?
ask-turn-hint = Annyit játszhatsz ki, amennyit akarsz; a kör végén egy lap húzása következik.
ask-target = Kit érjen ez: { $card }?
ask-target-hint = Az 1–3. számú lap egy érmét vesz el, a 4–6. számú kettőt.

## Válaszok

do-stake = Tét: { $coins }
do-offer = Érme felajánlása egy lapért: { $who }
do-accept = Egy érméért cserébe { $card }: { $who }
do-reject = Az ajánlat elutasítása: { $who }
do-withdraw = Az ajánlat visszavonása: { $who }
do-commit = Kész
do-raise = Licit: { $coins }
do-pass = Passz
do-peek = Belenézés a felső lapba
do-play = Kijátszás: { $card }
do-target = Célpont: { $who }
do-end = Húzás és a kör vége

## Napló

told-dealt = Az első lapjaid: { $cards }.
told-dealt-hidden = { $who }: { $cards } kiosztva.
told-round = { $round }. forduló. Az első hely: { $who }.
told-stake-set = A téted: { $coins }.
told-offer = Ajánlat: érme egy lapért. Az érmét adja: { $from }. A lapot adja: { $to }.
told-offer-off = Az ajánlat lezárult. Az érmét adná: { $from }. A lapot adná: { $to }.
told-traded = Csere. Érmét ad: { $from }. Lapot ad: { $to }.
told-got = Kapott lap: { $card }.
told-gave = Odaadott lap: { $card }.
told-committed = { $who }: kész.
told-stake = { $who }: a tét { $coins }.
told-laurel = { $who } babért nyer a legmagasabb téttel.
told-raised = { $who }: a licit { $coins }.
told-passed = { $who } passzol.
told-won = { $who } nyeri az árverés babérját. Fizetség: { $coins }.
told-nobody-bid = Senki sem licitál; az árverés babérja gazdátlan marad.
told-peeks = { $who } belenéz a felső lapba.
told-saw = Legfelül: { $card }.
told-played = Kijátszod: { $card }. { $target }: mínusz { $coins }.
told-played-hidden = { $who } lefordítva játszik ki egy lapot. { $target }: mínusz { $coins }.
told-played-open = { $who } kijátssza: { $card }. { $target }: mínusz { $coins }.
told-out = { $who } kiesik.
told-out-cards = { $who } kiesik. Felfedett lapok: { $cards }.
told-drew = Húzott lap: { $card }.
told-drew-hidden = { $who } lapot húz.
told-over = A játék véget ér.

## Ami látható

title-players = Játékosok
title-status = Fórum
title-hand = Kéz: { $who }
spot-deck = Pakli: { $cards }
spot-top = Felső lap, egy játékos ismeri: { $who }
spot-top-known = Felső lap: { $card }, egy játékos ismeri: { $who }
spot-discard = Nyílt dobópakli: { $cards }
spot-discard-last = Nyílt dobópakli: { $cards }. Hangosan utoljára: { $card }
spot-discard-empty = Nyílt dobópakli: üres
spot-facedown = Lefordított dobópakli: { $cards }
spot-bid = A legmagasabb licit: { $coins }, { $who }
spot-bid-none = A legmagasabb licit: { $coins }
spot-seat = { $who }: { $coins }, { $laurels }, { $cards }{ $start ->
    [yes] , első hely
   *[no] {""}
}{ $state ->
    [out] , kiesett
    [committed] , kész
    [passed] , passz
   *[in] {""}
}
spot-stake = Tét: { $coins }, { $who }
spot-card = Lap: { $card }
spot-offer = Érme egy lapért, ajánlat: { $from } → { $to }

## Mi ez

about-deck = A felső lapjába körönként egyszer lehet belenézni; a kör végén innen egy lap húzása következik.
about-top = A következő húzás éppen ezt a lapot viszi el.
about-discard = Lapok, amelyek számát mindenki látta.
about-facedown = Lefordítva kijátszott lapok; a számuk sosem derül ki.
about-bid = Aki utolsónak marad, kifizeti a licitjét, és babért nyer.
about-seat = Egy játékos. Minden babér három pont, minden érme egy pont annak, aki még játékban van.
about-stake = A legmagasabb tét babért nyer; minden tétet ki kell fizetni.
about-card-low = Egy érmét vesz el egy választott játékostól.
about-card-high = Két érmét vesz el egy választott játékostól.
about-offer = Egy válaszig félretett érme egy lapért, amelyet a gazdája választ ki.
why-out = Ez a játékos kiesett.
why-committed = Ez a játékos már kész.
why-offer-open = Az ajánlatod ennek a játékosnak még érvényes.
why-no-cards = Ennek a játékosnak nincs lapja, amelyet adhatna.
why-no-coin = Minden érméd tétben vagy félretéve van.
why-bid = Az érmék nem elegendők magasabb licithez.
why-top = A felső lapot már ismeri valaki.
why-peeked = Ebben a körben már belenéztél.
why-deck-empty = A pakli üres.

## Pontok

score-title = Pontok
score-laurels = Babérok, egyenként három pont
score-coins = Érmék, egyenként egy pont
score-total = Összesen
headline-deal = Osztás folyik.
headline-stake = { $round }. forduló a { $rounds } közül: tétek
headline-auction = { $round }. forduló a { $rounds } közül: árverés, { $coins }. Soron van: { $who }
headline-turn = { $round }. forduló a { $rounds } közül: { $who }
headline-over = Vége. Első hely: { $winners }
