// Several devices at one table: hosting, joining, who sits where. The house says everything; this shows it.

import { get, post } from './api.js';
import { button, closeSheet, confirmed, fill, h, header, mosaic, say, sheet, show, token, word } from './ui.js';

let shown = null; // what is on the screen now: how to draw it anew, and what it was drawn from

// Asks for something and draws what came of it.
async function ask(what, more = {}) {
  try { draw(await post('/near/' + what, more), true); } catch (p) { say(p.message); }
}

// Looks often, as long as the sheet or the screen is there.
function look(drawn) {
  clearInterval(look.timer);
  shown = { drawn, last: '' };
  const mine = shown;
  const once = async () => {
    const now = await get('/near').catch(() => null);
    if (now && shown === mine) draw(now);
  };
  look.timer = setInterval(once, 700);
  return once();
}
function unlook() {
  clearInterval(look.timer);
  shown = null;
}

function draw(now, always = false) {
  now.told?.forEach(say);
  if (!shown) return;
  const { told, ...rest } = now;
  const text = JSON.stringify(rest);
  // Nothing is drawn under somebody's fingers that has not changed.
  if (text === shown.last && !always) return;
  shown.last = text;
  shown.drawn(now);
}

// What a host of this table sees: the digits, who is there, which seats are whose.
export function devices(id, players) {
  const body = sheet(word('near'), h('p', {}, '…'));
  sheet.ended(unlook);
  return look((now) => {
    if (now.idle || now.table !== id) return fill(body, ...closed(id, now));
    if (!now.host) return fill(body, ...guest(now));
    fill(body, ...host(now, players));
  });
}

function closed(id, now) {
  return [
    h('p', {}, word('near-explain')), h('p', {}, word('near-knows')),
    name(now), h('div.row', {}, button('primary', word('near-open-door'), () => ask('host', { id }))),
  ];
}

const name = (now) => h('label.field', {}, word('near-own-name'),
  h('input', { type: 'text', value: now.name, maxLength: 24, autocomplete: 'off', onchange: (e) => { post('/near/name', { name: e.target.value }).catch((p) => say(p.message)); } }));

function host(now, players) {
  const called = (person, i) => person.device === null ? word('near-this') : person.name || `${word('near-own-name-empty')} ${i}`;
  const seat = (player) => {
    const at = now.people.find((p) => p.seats.includes(player.seat))?.device ?? '';
    const select = h('select', { 'aria-label': `${word('near-seats')}: ${player.name}`, onchange: () => ask('give', { seat: player.seat, device: select.value || null }) },
      now.people.map((p, i) => h('option', { value: p.device ?? '', selected: (p.device ?? '') === at }, called(p, i))));
    return h('label.option', {}, h('span.named', {}, token(player.emblem, 26), player.name), select);
  };
  const person = (p, i) => p.device !== null && h('li.device', { className: p.near ? 'device' : 'device absent' },
    h('span', {}, h('strong', {}, called(p, i)), h('small', {}, [p.state, p.seats.length ? null : word('near-looks-on')].filter(Boolean).join(' · '))),
    p.retry && button('link', word('near-retry'), () => ask('retry')),
    p.near && !now.moving && button('link', word('near-move'), async () => { if (await sure('near-move', 'near-move-ask')) ask('hand_over', { device: p.device }); reopen(); }),
    button('link', word('near-forget'), async () => { if (await sure('near-forget', 'near-forget-ask')) ask('forget', { device: p.device }); reopen(); }));
  const others = now.people.filter((p) => p.device !== null);
  const reopen = () => devices(now.table, players);
  return [
    now.state && h('p.state', {}, now.state),
    now.moving && h('div.row', {}, button('plain', word('near-withdraw'), () => ask('withdraw'))),
    now.code && h('section.digits', {}, h('h3', {}, word('near-code')), h('output', { 'aria-label': now.code.split('').join(' ') }, now.code),
      h('p', {}, word(now.held ? 'near-code-held' : 'near-code-hint')), now.address && h('p', {}, `${word('near-address')}: `, h('strong.address', {}, now.address))),
    h('div.row', {}, button('plain', word(now.door ? 'near-close-door' : 'near-open-door'), () => ask('door', { yes: !now.door }))),
    h('h3', {}, word('near-seats')), h('div.options', {}, players.map(seat)),
    h('h3', {}, word('near-people')),
    others.length ? h('ul.devices', {}, now.people.map(person)) : h('p', {}, word('near-nobody-yet')),
    now.strangers && h('p.note', {}, now.strangers),
    h('p.note', {}, word('near-knows')),
    name(now),
    h('div.row', {}, button('plain', word('near-end'), async () => { if (await sure('near-end', 'near-end-ask')) await ask('leave'); })),
  ].filter(Boolean);
}

const sure = (title, words) => confirmed(word(title), word(words), word(title));

// What a guest of a table sees.
function guest(now) {
  return [
    h('p.state', {}, now.state ?? word('near-ready')),
    now.progress && h('p.note', {}, now.progress),
    now.offered && h('section', {}, h('p', {}, word('near-offered')), h('div.row', {},
      button('plain', word('no'), () => ask('take', { yes: false })), button('primary', word('near-take'), () => ask('take', { yes: true })))),
    h('p.note', {}, word('near-host-knows')),
    h('div.row', {},
      now.wants === 'retry' && button('primary', word('near-retry'), () => ask('retry')),
      now.alone && button('plain', word('near-alone'), async () => { if (await sure('near-alone', 'near-alone-hint')) alone(now.table); }),
      button('plain', word('near-leave'), async () => {
        if (!await sure('near-leave', 'near-leave-ask')) return;
        await ask('leave');
        location.hash = '';
      })),
  ].filter(Boolean);
}

// A game without secrets goes on here from what was seen last.
export async function alone(id) {
  try {
    const { id: next } = await post('/near/alone', { id });
    closeSheet();
    location.hash = 'table=' + next;
  } catch (p) { say(p.message); }
}

// Joining: an address, then the digits, then the table.
export async function join() {
  const body = h('div.page.joining');
  show(header(word('near-join'), null, () => { leaveJoining(); }), mosaic(), body);
  let wanted = '';
  await look((now) => {
    if (location.hash !== '#join') return unlook();
    if (!now.idle && now.seated && now.table) { unlook(); location.hash = 'table=' + now.table; return; }
    const wants = now.idle ? 'table' : now.wants;
    const typed = body.querySelector('input.typed');
    // What is being typed stays; only the sentence above it changes.
    if (typed && wanted === wants) {
      body.querySelector('.state').textContent = now.idle ? word('near-explain') : now.state ?? '';
      return;
    }
    wanted = wants;
    fill(body, ...joining(now, wants));
    body.querySelector('input.typed')?.focus();
  });
}

function joining(now, wants) {
  const address = h('input.typed', { type: 'text', autocomplete: 'off', placeholder: '192.0.2.7', 'aria-label': word('near-join-address') });
  const digits = h('input.typed', { type: 'text', inputMode: 'numeric', autocomplete: 'off', maxLength: 11, 'aria-label': word('near-join-digits') });
  const go = (e) => { e.preventDefault(); ask('join', { address: address.value }); };
  const prove = (e) => { e.preventDefault(); ask('digits', { digits: digits.value }); };
  return [
    h('p.state', { role: 'status' }, now.idle ? word('near-explain') : now.state ?? ''),
    wants === 'table' && h('form', { onsubmit: go }, name(now), h('label.field', {}, word('near-join-address'), address),
      h('div.row', {}, h('button.primary', { type: 'submit' }, word('near-connect')))),
    wants === 'digits' && h('form', { onsubmit: prove }, h('label.field.code', {}, word('near-join-digits'), digits),
      h('div.row', {}, h('button.primary', { type: 'submit' }, word('near-connect')))),
    wants === 'retry' && h('div.row', {}, button('plain', word('near-join-address'), async () => { await ask('leave'); }), button('primary', word('near-retry'), () => ask('retry'))),
    h('p.note', {}, word('near-host-knows')),
  ].filter(Boolean);
}

function leaveJoining() {
  unlook();
  post('/near/leave').catch(() => {});
  location.hash = '';
}

// Comes back to a table elsewhere that is kept on the shelf.
export async function comeBack(id) {
  const now = await get('/near').catch(() => null);
  if (now && (now.idle || now.table !== id)) await post('/near/back', { id }).catch((p) => say(p.message));
}
