# Jeden stůl na více zařízeních.

screen-near = Více zařízení
screen-near-join = Připojit se ke stolu
screen-near-explain = Každé zařízení ukazuje jen to, co smějí vidět jeho hráči.
screen-near-knows = V tomto zařízení je celá hra a zná karty všech. Když je pryč, ostatní se mohou dívat, ale ne hrát.
screen-near-host-knows = Celá hra je v hostitelském zařízení a to zná karty všech. Když je pryč, můžete se dívat, ale ne hrát.
screen-near-open-door = Pustit ke stolu další
screen-near-close-door = Nikoho dalšího nepouštět
screen-near-code = Číslice pro připojení
screen-near-code-hint = Zadávají se na druhém zařízení. Po chybném pokusu se změní.
screen-near-code-held = Po chybném pokusu přijde odpověď na další až za pár sekund.
screen-near-address = Adresa tohoto počítače
screen-near-people = Zařízení u stolu
screen-near-this = Toto zařízení
screen-near-nobody-yet = Zatím se nikdo nepřipojil.
screen-near-looks-on = přihlíží
screen-near-seats = Kdo hraje na kterém zařízení
screen-near-forget = Zapomenout toto zařízení
screen-near-forget-ask = Příště bude znovu potřebovat číslice. Za jeho hráče se hraje tady.
screen-near-move = Předat stůl
screen-near-move-ask = Celá hra pak bude v tom zařízení a to bude znát karty všech. Nejdřív musí souhlasit.
screen-near-offered = Tomuto zařízení se nabízí celý stůl. Bude v něm celá hra a bude znát karty všech.
screen-near-take = Převzít stůl
screen-near-moving = Stůl se předává druhému zařízení.
screen-near-withdraw = Nechat stůl tady
screen-near-went = Stůl je teď na druhém zařízení.
screen-near-stays = Stůl zůstává, kde byl.
screen-near-came = Stůl je teď na tomto zařízení. Je v něm celá hra a zná karty všech.
screen-near-end = Zavřít stůl pro ostatní
screen-near-end-ask = Ostatním zůstane poslední pohled. Jejich místa jim patří, dokud je nedáte někomu jinému.
screen-near-closed = Hostitel stůl prozatím zavřel.
screen-near-own-name = Jak toto zařízení uvidí ostatní
screen-near-own-name-empty = Zařízení
screen-near-join-address = Adresa hostitelského počítače
screen-near-join-digits = Šest číslic z obrazovky hostitele
screen-near-connect = Připojit
screen-near-tables = Stoly v dosahu
screen-near-table = Stůl { $tag }
screen-near-leave = Odejít od stolu
screen-near-leave-ask = Vaše místa vám patří, dokud je hostitel nedá někomu jinému.
screen-near-alone = Pokračovat odsud na tomto zařízení
screen-near-alone-hint = Tato hra nemá tajemství. Může pokračovat tady, se všemi na tomto zařízení. Stůl na hostitelském zařízení zůstane, jak je.
screen-near-retry = Zkusit znovu
screen-near-lost = Hostitel je pryč. Vidíte poslední stav; jakmile se vrátí, hra pokračuje.
screen-near-lost-looking = Hostitel je pryč a zařízení ho hledá. Vidíte poslední stav.
screen-near-quiet-host = Hostitel teď neodpovídá.
screen-near-back = Stůl je zpátky.
screen-near-joined = Připojené zařízení: { $name }
screen-near-left = Odpojené zařízení: { $name }
screen-near-away = Pryč
screen-near-turn = Čeká se na hráče
screen-near-sent = Vaše odpověď je na cestě k hostiteli.
screen-near-guest-of = Hraje se na jiném zařízení
screen-near-ready = Jste u stolu. Místa rozdává hostitel.

# Jak je na tom připojování.
screen-near-idle = Nepřipojeno.
screen-near-looking = Hledají se stoly…
screen-near-nobody = Zatím se žádný stůl nenašel. Je druhé zařízení blízko a ukazuje číslice?
screen-near-connecting = Navazuje se spojení…
screen-near-meeting = Zařízení se domlouvají…
screen-near-digits = Zadejte šest číslic, které ukazuje hostitel.
screen-near-held = Hostitel odpoví za pár sekund.
screen-near-wrong = To nebyly ty číslice. Hostitel ukazuje nové.
screen-near-failed = Spojení se nepodařilo navázat. Je adresa správná a druhé zařízení připravené?

# Proč je zařízení odmítnuto.
screen-near-refused-protocol = Aplikace mluví různými verzemi. Nainstalujte na obě zařízení stejnou.
screen-near-refused-app = Aplikace na jednom ze zařízení je příliš stará. Nainstalujte na obě stejnou verzi.
screen-near-refused-game = Toto zařízení danou hru nemá.
screen-near-refused-rules = Zařízení mají různá vydání pravidel. Nainstalujte na obě stejnou verzi.
screen-near-refused-busy = Ten stůl je obsazený: hostitel teď nikoho dalšího nepouští.
screen-near-refused-unknown = Hostitel už toto zařízení nezná. Připojte se pomocí číslic.
screen-near-refused-same-side = Obě zařízení jsou hostitelem, nebo se obě připojují. Jedno musí být hostitelem a druhé se připojit.

# Jak je na tom některé zařízení.
screen-near-here = u stolu
screen-near-quiet = teď neodpovídá
screen-near-asleep = spí
screen-near-searching = hledá se
screen-near-searching-at = { $seconds ->
    [one] další hledání začne za 1 sekundu
    [few] další hledání začne za { $seconds } sekundy
   *[other] další hledání začne za { $seconds } sekund
}
screen-near-waiting = pryč
screen-near-tap = nenalezeno; zkuste to znovu
screen-near-has-left = odešlo od stolu

# Rádio.
screen-near-radio-off = Bluetooth je vypnuté. Pro hru na více zařízeních ho zapněte.
screen-near-switch-on = Zapnout
screen-near-permission-scan = Chybí oprávnění hledat zařízení v okolí.
screen-near-permission-connect = Chybí oprávnění připojit se k zařízením v okolí.
screen-near-permission-advertise = Chybí oprávnění být vidět pro zařízení v okolí.
screen-near-permission-why = Slouží jen k nalezení zařízení ostatních hráčů. Kde jste, se nikdo nedozví.
screen-near-permit = Povolit
screen-near-open-settings = Otevřít nastavení
screen-near-location-off = Poloha je vypnutá. Tato verze Androidu bez ní nenajde žádné zařízení Bluetooth; aplikace vaši polohu nepoužívá.
screen-near-no-radio = Toto zařízení nemá potřebný druh Bluetooth. Můžete si ho místo toho podávat kolem stolu.
screen-near-cannot-advertise = Toto zařízení ostatní nevidí. Hledá je tedy samo.
screen-near-strangers = { $count ->
    [one] Odmítnut 1 cizí pokus.
    [few] Odmítnuty { $count } cizí pokusy.
   *[other] Odmítnuto { $count } cizích pokusů.
}
screen-near-busy = { $done } z { $all } KB
