# Pecunia non olet: names, card titles and options (English).
# All names and wordings are this project's own inventions.

## Customers: senators

customer-SE01 = Hastus Primus
customer-SE02 = Flushus Magnus
customer-SE03 = Lucius Lavatorius
customer-SE04 = Gaius Squatorius
customer-SE05 = Marcus Plumbius
customer-SE06 = Goldius Pottus
customer-SE07 = Titus Thronius
customer-SE08 = Publius Posterior
customer-SE09 = Sextus Cisternus
customer-SE10 = Quintus Urinalius
customer-SE11 = Aulus Commodius
customer-SE12 = Decimus Privius
customer-SE13 = Gluteus Altus
customer-SE14 = Longus Sedilius
customer-SE15 = Obstructus Pius

## Customers: citizens

customer-CI01 = Trottus Rapidus
customer-CI02 = Bladderus Minor
customer-CI03 = Piddlius Brevis
customer-CI04 = Splashius Dives
customer-CI05 = Tricklus Parvus
customer-CI06 = Spongius Faber
customer-CI07 = Bucketus Plenus
customer-CI08 = Relievus Felix
customer-CI09 = Whiffus Fragrans
customer-CI10 = Aromaticus Bonus
customer-CI11 = Drainus Cloacus
customer-CI12 = Rumblus Venter
customer-CI13 = Gurglius Tubus
customer-CI14 = Beanius Calidus
customer-CI15 = Gustus Ventosus
customer-CI16 = Prunus Liberator
customer-CI17 = Grumblus Tardus
customer-CI18 = Readius Scrollus
customer-CI19 = Sitstillus Rufus
customer-CI20 = Squeezius Tandem

## Customers: slaves

customer-SL01 = Dribblus
customer-SL02 = Tinklus
customer-SL03 = Moppus
customer-SL04 = Zippus
customer-SL05 = Whooshus
customer-SL06 = Scrubbus
customer-SL07 = Pongus
customer-SL08 = Brushus
customer-SL09 = Sloppus
customer-SL10 = Puddlus
customer-SL11 = Plungius
customer-SL12 = Soapus
customer-SL13 = Nosepeggus
customer-SL14 = Swabbus
customer-SL15 = Breezius
customer-SL16 = Tootus
customer-SL17 = Groanus
customer-SL18 = Strainus
customer-SL19 = Dozius
customer-SL20 = Foreverus

## Customers: ladies

customer-LA01 = Dashia Minor
customer-LA02 = Sprinkella
customer-LA03 = Dropletta Prima
customer-LA04 = Lavatrina
customer-LA05 = Latrinia Bella
customer-LA06 = Basinia Alba
customer-LA07 = Spongella Nova
customer-LA08 = Perfumia Divina
customer-LA09 = Waftia Lenis
customer-LA10 = Powderia Nasica
customer-LA11 = Privia Secreta
customer-LA12 = Bidetta Augusta
customer-LA13 = Chatteria Longa
customer-LA14 = Dallia Dulcis
customer-LA15 = Sedentia Aeterna


## Action cards

card-citizens_assembly = Off to vote
card-citizens_assembly-short = One player loses all citizens, nobody pays
card-citizens_assembly-effect = Name a player, yourself allowed: every citizen on that player's seats, on villas and in the queue goes to the customer discard pile. Nobody pays.

card-fish_poisoning = Bad fish
card-fish_poisoning-short = A guest of another stays 2 turns more
card-fish_poisoning-effect = Choose one customer seated with another player, villas included, and add 2 turn markers to that card.

card-womens_forum = Ladies' day
card-womens_forum-short = One player loses all ladies, nobody pays
card-womens_forum-effect = Name a player, yourself allowed: every lady on that player's seats, on villas and in the queue goes to the customer discard pile. Nobody pays.

card-great_haste = In a hurry
card-great_haste-short = A guest of yours stays 2 turns less
card-great_haste-effect = Choose one customer seated with you, villas included, who still has turn markers. Take 2 of them off, or 1 if there is only one.

card-latrine_gossip = A long chat
card-latrine_gossip-short = Two ladies of another both stay the longer time
card-latrine_gossip-effect = Choose another player's seat, villas included, that two ladies share with different numbers of turn markers. Add markers to the lady with fewer until both have the same number.

card-latrine_swap = Trade places
card-latrine_swap-short = Two who wait in different queues trade places
card-latrine_swap-effect = Choose one waiting customer in any queue and one in a different queue. They trade places, each taking the other's exact position.

card-colosseum_break = Arena interval
card-colosseum_break-short = Three new customers go to queues of your choice
card-colosseum_break-effect = Turn up 3 customers from the draw pile, then put each at the end of a queue: any order, one queue or several.

card-eviction = Try next door
card-eviction-short = One who waits goes to the end of another queue
card-eviction-effect = Take any one waiting customer out of any queue and put that card at the end of a different queue.

card-senate_meeting = Senate calls
card-senate_meeting-short = One player loses all senators, nobody pays
card-senate_meeting-effect = Name a player, yourself allowed: every senator on that player's seats, on villas and in the queue goes to the customer discard pile. Nobody pays.

card-slave_market = Back to work
card-slave_market-short = One player loses all slaves, nobody pays
card-slave_market-effect = Name a player, yourself allowed: every slave on that player's seats, on villas and in the queue goes to the customer discard pile. Nobody pays.

card-special_tax_slaves = Tax on slaves
card-special_tax_slaves-short = Everyone pays 1 for each slave seated
card-special_tax_slaves-effect = Every player, you included, pays the bank 1 sesterce for each of their seated slaves, villas included. Whoever has too little pays everything they have.

card-special_tax_citizens = Tax on citizens
card-special_tax_citizens-short = Everyone pays 1 for each citizen seated
card-special_tax_citizens-effect = Every player, you included, pays the bank 1 sesterce for each of their seated citizens, villas included; ladies do not count. Whoever has too little pays everything they have.

card-special_tax_senators = Tax on senators
card-special_tax_senators-short = Everyone pays 1 for each senator seated
card-special_tax_senators-effect = Every player, you included, pays the bank 1 sesterce for each of their seated senators, villas included. Whoever has too little pays everything they have.

card-regular_guest = Back again
card-regular_guest-short = The top discarded customer joins the end of a queue
card-regular_guest-effect = Take the top card of the customer discard pile and put it at the end of any queue.

card-villa_dixius = A villa
card-villa_dixius-short = One more seat, no neighbours
card-villa_dixius-effect = Lay the card beside your latrine: one more seat, without neighbours. Once somebody has sat there and it is empty again, it goes to the action discard pile.

card-queue_jumper = Push in
card-queue_jumper-short = One who waits goes to the front
card-queue_jumper-effect = Take one customer who is not first out of any queue and put that card at the very front of the same queue.

## Options

option-sweep_scope = Reach of the sweeps
option-sweep_scope-one_player = One player, self allowed
option-sweep_scope-one_player-hint = Whoever plays the card names one player, possibly themselves, and only that player loses the class.
option-sweep_scope-one_opponent = One other player
option-sweep_scope-one_opponent-hint = The card must name another player; clearing your own latrine with it is not allowed.
option-sweep_scope-all_players = Everyone
option-sweep_scope-all_players-hint = No one is named: all players lose the class, first the one whose turn it is, then the rest clockwise.

option-regular_guest_source = Back again: from which pile
option-regular_guest_source-discard_top = Discard pile
option-regular_guest_source-discard_top-hint = The customer on top of the face-up discard pile comes back, so everybody can see who it will be.
option-regular_guest_source-draw_top = Draw pile
option-regular_guest_source-draw_top-hint = The top customer of the draw pile comes; the queue is named before the card is turned up.

option-play_after_draw = Cards after the draw
option-play_after_draw-false = No, the draw ends the turn
option-play_after_draw-false-hint = An action card just drawn has to wait for your next turn.
option-play_after_draw-true = Yes, cards may follow
option-play_after_draw-true-hint = After drawing you may still play action cards and then end your turn, but nobody sits down any more.

option-payout_timing = When customers pay
option-payout_timing-collect_phase = When you collect
option-payout_timing-collect_phase-hint = A customer who loses the last marker later in the turn stays seated and pays in your next collecting phase.
option-payout_timing-immediate = At once
option-payout_timing-immediate-hint = A customer of yours who runs out of markers while you fill seats pays and leaves at once, and the win is checked.

option-equal_turns = Equal turns
option-equal_turns-false = No, the win is immediate
option-equal_turns-false-hint = The game ends the moment somebody owns the target sum.
option-equal_turns-true = Yes, finish the round
option-equal_turns-true-hint = Once the target is reached the round is played out; then most money wins, and equal money shares the win.

option-start_player = Start player
option-start_player-random = Drawn by lot
option-start_player-random-hint = The app draws the start player at random.
option-start_player-chosen = Chosen
option-start_player-chosen-hint = Whoever sets up the game says which seat at the table starts.
option-start_seat = Starting seat at the table

preset-text = As printed
preset-text-hint = The rules text as we understand it, without house rules.
