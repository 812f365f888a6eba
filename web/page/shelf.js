// The shelf and what is reached from it: a new game, a game's menu, settings, results, about.

import { get, post } from './api.js';
import { fetched } from './board.js';
import { button, closeSheet, confirmed, h, header, house, icon, iconButton, mosaic, say, sheet, show, token, vignette, word } from './ui.js';
import { dress, learn, route } from './main.js';
import { rules } from './sheets.js';

export async function shelf() {
  const [{ games, results }, { games: boxes, seats }] = await Promise.all([get('/shelf'), get('/games')]);
  await Promise.all(boxes.filter((b) => b.vignette).map((b) => fetched(b.id, new Set([String(b.vignette.id)]))));
  const whole = games.filter((g) => !g.error);
  const first = whole[0] && !whole[0].over && !whole[0].elsewhere ? whole[0] : null;
  const rest = games.filter((g) => g !== first);
  const tools = [
    iconButton('laurel', word('results'), () => resultSheet(results)),
    iconButton('settings', word('settings'), settings),
  ];
  show(
    h('header.shelf', {}, h('h1', {}, 'TABVLARIVM'), h('nav', {}, tools)), mosaic(),
    h('div.page', {},
      first && [h('h2.cap', {}, word('go-on')), bigCard(first)],
      rest.length > 0 && [h('h2.cap', {}, word('also')), rest.map(card)],
      h('h2.cap', {}, word('new-table')),
      h('div.boxes', {}, boxes.map((box) => h('button.box', { type: 'button', onclick: () => newGame(box, seats) },
        box.vignette && vignette(box.vignette), h('strong', {}, box.box), h('span', {}, `${box.min}–${box.max}`)))),
      h('div.row', {}, button('plain', word('near-join'), () => { location.hash = 'join'; })),
      h('div.row.foot', {}, button('link', word('rules'), () => whichRules(boxes)), button('link', word('import'), importGame), button('link', word('about'), aboutHouse)),
    ));
}

const open = (id) => { location.hash = 'table=' + encodeURIComponent(id); };
const emblems = (game) => h('span.emblems', {}, game.players.map((p) => token(p.emblem, 20)));

// The game to go on with: picture, where it stands, and each player's score.
function bigCard(game) {
  const player = (p, i) => h('li', {}, h('span.score', {}, token(p.emblem, 26), h('strong', {}, game.scores[i] ?? '')), h('span', {}, p.name));
  return h('section.card.big', {},
    h('div.top', {}, game.vignette && vignette(game.vignette),
      h('div', {}, h('h3', {}, game.title ?? game.box), h('p', {}, game.headline)), menuButton(game)),
    h('ul.who', {}, game.players.map(player)),
    h('div.row', {}, button('primary', word('continue'), () => open(game.id))));
}

function card(game) {
  if (game.error) return h('section.card.broken', {}, icon('warning'), h('p', {}, game.error), menuButton(game));
  return h('section.card', {}, game.vignette && vignette(game.vignette),
    h('button.open', { type: 'button', onclick: () => open(game.id) }, h('strong', {}, game.title ?? game.box), h('span', {}, game.headline), game.elsewhere && h('span.elsewhere', {}, word('near-guest-of')), h('span', {}, game.players.map((p) => p.name).join(', '))),
    emblems(game), menuButton(game));
}

const menuButton = (game) => iconButton('more', word('menu'), () => menu(game));

function menu(game) {
  const does = (f) => async () => {
    try { await f(); closeSheet(); await shelf(); } catch (p) { say(p.message); }
  };
  if (game.error) {
    sheet(word('menu'), h('p', {}, game.error), button('plain', word('delete'), () => remove(game)));
    return;
  }
  if (game.elsewhere) {
    sheet(game.title ?? game.box, h('p', {}, word('near-guest-of')), h('div.column', {}, button('plain', word('delete'), () => remove(game))));
    return;
  }
  const name = h('input', { type: 'text', value: game.title ?? '', maxLength: 40, 'aria-label': word('name') });
  sheet(game.title ?? game.box,
    h('label.field', {}, word('name'), name), h('div.row', {}, button('plain', word('rename'), does(() => post(`/tables/${encodeURIComponent(game.id)}/rename`, { title: name.value })))),
    h('div.column', {},
      button('plain', word('again'), async () => { const { id } = await post(`/tables/${encodeURIComponent(game.id)}/again`); closeSheet(); open(id); }),
      button('plain', word('export'), () => exportGame(game)),
      button('plain', word('delete'), () => remove(game))));
}

async function remove(game) {
  if (await confirmed(word('delete'), word('delete-ask'), word('delete'))) {
    await post(`/tables/${encodeURIComponent(game.id)}/delete`).catch((p) => say(p.message));
    await shelf();
  }
}

async function exportGame(game) {
  if (!await confirmed(word('export'), word('export-warning'), word('export'))) return;
  const { text } = await get(`/tables/${encodeURIComponent(game.id)}/export`);
  const link = h('a', { href: URL.createObjectURL(new Blob([text], { type: 'application/json' })), download: game.id + '.json' });
  link.click();
  URL.revokeObjectURL(link.href);
}

function importGame() {
  const file = h('input', { type: 'file', accept: 'application/json,.json', 'aria-label': word('import'), onchange: async () => {
    const picked = file.files[0];
    if (!picked) return;
    try { await post('/import', await picked.text()); closeSheet(); await shelf(); } catch (p) { say(p.message); }
  } });
  sheet(word('import'), file);
}

function whichRules(boxes) {
  if (boxes.length === 1) return rules(boxes[0].id);
  sheet(word('rules'), h('div.column', {}, boxes.map((b) => button('plain', b.box, () => rules(b.id)))));
}

function resultSheet(results) {
  sheet(word('results'), results.length ? h('dl', {}, results.map((r) => [h('dt', {}, `${r.name} · ${r.box}`), h('dd', {}, r.tally)])) : h('p', {}, word('no-results')));
}

function aboutHouse() {
  sheet('Tabularium ' + house.version, h('p', {}, word('unofficial')), h('p', {}, word('licence')),
    h('details', {}, h('summary', {}, word('libraries')), h('pre.licences', {}, house.licences)));
}

export function settings() {
  const change = async (set) => {
    await post('/settings', set);
    await learn();
    closeSheet();
    await route();
    settings();
  };
  const choice = (title, values, now, key) => h('fieldset', {}, h('legend', {}, title), h('div.tabs', {}, values.map(([value, label]) =>
    h('button', { type: 'button', className: value === now ? 'tab chosen' : 'tab', 'aria-pressed': value === now, onclick: () => change({ [key]: value }) }, label))));
  sheet(word('settings'),
    choice(word('language'), house.langs.map((l) => [l.tag, l.name]), house.lang, 'lang'),
    choice(word('light'), [['system', word('as-system')], ['light', word('day')], ['dark', word('night')]], house.shade, 'shade'),
    choice(word('text-size'), [[100, '100 %'], [125, '125 %'], [150, '150 %'], [200, '200 %']], house.text, 'text'),
    choice(word('motion'), [[false, word('motion-full')], [true, word('motion-calm')]], house.calm, 'calm'));
}

// A new game: who, in which order, and by which house rules.
function newGame(box, remembered) {
  const fits = remembered.length >= box.min && remembered.length <= box.max;
  let players = fits ? remembered.map((p) => ({ ...p })) : Array.from({ length: box.min }, (_, i) => ({ name: '', emblem: i }));
  let chosen = { ...(box.presets[0]?.set ?? {}) };
  const value = (option) => chosen[option.id] ?? option.default;
  const applies = (option) => (!option.only_seats || option.only_seats === players.length)
    && (!option.only_if || value(box.options.find((o) => o.id === option.only_if[0])) === option.only_if[1]);
  const free = () => [0, 1, 2, 3, 4, 5].find((e) => players.every((p) => p.emblem !== e));

  function draw(focus) {
    const rows = players.map((player, i) => h('li.player', {},
      h('button.icon', { type: 'button', title: word('emblem'), 'aria-label': `${word('emblem')}: ${house.words[['emblem-rubra', 'emblem-lapis', 'emblem-ochra', 'emblem-oliva', 'emblem-porphyra', 'emblem-marmor'][player.emblem]]}`, onclick: () => nextEmblem(player) }, token(player.emblem, 34)),
      h('input', { type: 'text', value: player.name, maxLength: 24, placeholder: `${word('player')} ${i + 1}`, 'aria-label': `${word('player')} ${i + 1}`, autocomplete: 'off', oninput: (e) => { player.name = e.target.value; } }),
      iconButton('up', word('up'), () => move(i), { disabled: i === 0 }),
      iconButton('close', word('remove'), () => { players.splice(i, 1); draw(); }, { disabled: players.length <= box.min })));
    show(header(`${word('new-game')}: ${box.box}`, null, shelf, [iconButton('rules', word('rules'), () => rules(box.id))]), mosaic(),
      h('div.page', {},
        h('h2.cap', {}, word('players')), h('ol.players', {}, rows),
        players.length < box.max && h('button.add', { type: 'button', onclick: () => { players.push({ name: '', emblem: free() }); draw(players.length - 1); } }, '+ ' + word('add-player')),
        box.presets.length > 1 && [h('h2.cap', {}, word('preset')), h('div.tabs', {}, box.presets.map((p) => h(p === preset() ? 'button.tab.chosen' : 'button.tab', { type: 'button', 'aria-pressed': p === preset(), onclick: () => { chosen = { ...p.set }; draw(); } }, p.label))),
          h('p.note', {}, preset()?.hint)],
        h('h2.cap', {}, word('house-rules'), h('span', {}, preset()?.label ?? word('changed'))),
        h('div.options', {}, box.options.filter(applies).map(optionRow)),
      ),
      h('footer.prompt.slim', {}, h('div.row', {}, button('primary', word('begin'), begin))));
    if (focus !== undefined) document.querySelectorAll('.player input')[focus]?.focus();
  }
  // What was chosen, as one of the presets, if it is one.
  function preset() {
    return box.presets.find((p) => box.options.filter(applies).every((o) => value(o) === (p.set[o.id] ?? o.default)));
  }
  function optionRow(option) {
    const now = value(option);
    const hint = option.values.find((v) => v.value === now)?.hint;
    const set = (to) => { const down = document.scrollingElement.scrollTop; chosen[option.id] = to; draw(); document.scrollingElement.scrollTop = down; };
    if (option.values.length === 2 && option.values.every((v) => v.value === 'true' || v.value === 'false')) {
      const box = h('input', { type: 'checkbox', role: 'switch', checked: now === 'true', onchange: () => set(String(box.checked)) });
      return h('label.option', {}, h('span', {}, option.label, h('small', {}, hint)), box);
    }
    const select = h('select', { 'aria-label': option.label, onchange: () => set(select.value) },
      option.seat ? players.map((p, i) => h('option', { value: String(i), selected: String(i) === now }, p.name || `${word('player')} ${i + 1}`))
        : option.values.map((v) => h('option', { value: v.value, selected: v.value === now }, v.label)));
    return h('label.option', {}, h('span', {}, option.label, h('small', {}, hint)), select);
  }
  function nextEmblem(player) {
    let next = (player.emblem + 1) % 6;
    const other = players.find((p) => p.emblem === next);
    if (other) other.emblem = player.emblem;
    player.emblem = next;
    draw();
  }
  function move(i) {
    [players[i - 1], players[i]] = [players[i], players[i - 1]];
    draw();
  }
  async function begin() {
    const named = players.map((p, i) => ({ name: p.name.trim() || `${word('player')} ${i + 1}`, emblem: p.emblem }));
    const options = Object.fromEntries(box.options.filter(applies).filter((o) => chosen[o.id] !== undefined).map((o) => [o.id, chosen[o.id]]));
    try {
      const { id } = await post('/games', { game: box.id, seats: named, options });
      open(id);
    } catch (p) { say(p.message); }
  }
  draw();
}
