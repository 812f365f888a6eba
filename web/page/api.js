// Asks the house. The token of a private view lives here, in memory, and nowhere else.

let viewToken = null;
let onAway = () => {};

export function keepToken(token) { viewToken = token; }
export function whenAway(f) { onAway = f; }

export class Problem extends Error {
  constructor(kind, words) { super(words); this.kind = kind; }
}

async function ask(method, path, body) {
  const headers = {};
  if (viewToken) headers['x-view'] = viewToken;
  if (body !== undefined) headers['content-type'] = typeof body === 'string' ? 'text/plain' : 'application/json';
  let answer;
  try {
    answer = await fetch('/api' + path, {
      method, headers, cache: 'no-store', credentials: 'same-origin',
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
  } catch {
    onAway(true);
    throw new Problem('away', '');
  }
  onAway(false);
  let value = null;
  try { value = await answer.json(); } catch { /* an answer without words */ }
  if (!answer.ok) throw new Problem(value?.kind ?? 'error', value?.error ?? String(answer.status));
  return value;
}

export const get = (path, query) => {
  const q = query ? '?' + new URLSearchParams(query) : '';
  return ask('GET', path + q);
};
export const post = (path, body = {}) => ask('POST', path, body);
