/** Which page an address leads to. */

/** A page, and what its address says. The server answers with the client at just these (http/client.py). */
export type Route =
  | { readonly page: 'front' }
  | { readonly page: 'join'; readonly code: string }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'make' | 'rules' | 'device' }
  | { readonly page: 'link'; readonly token: string }
  | { readonly page: 'replay'; readonly table: string | null; readonly game: number | null }
  | { readonly page: 'lost' };

const TABLE = /^t\/([0-9a-f]{32})\/?$/;
const OTHERS = /^(make|rules|device)\/?$/;
const LINK = /^link\/([\w=-]+)\/?$/;
const JOIN = /^join(?:\/([^/]*))?\/?$/;

const REPLAY = /^(?:t\/([0-9a-f]{32})\/)?replay\/?$/;
const GAME = /^[1-9]\d{0,5}$/;

/** *path*: what follows the client's own address, without a leading slash; *search*: its query. */
export function routeOf(path: string, search = ''): Route {
  if (/^(index\.html)?$/.test(path)) return { page: 'front' };
  const table = TABLE.exec(path)?.[1];
  if (table !== undefined) return { page: 'table', table };
  const other = OTHERS.exec(path)?.[1];
  if (other !== undefined) return { page: other as 'make' | 'rules' | 'device' };
  const token = LINK.exec(path)?.[1];
  if (token !== undefined) return { page: 'link', token };
  const join = JOIN.exec(path);
  if (join) return { page: 'join', code: decoded(join[1] ?? '') };
  const replay = REPLAY.exec(path);
  if (replay) return { page: 'replay', table: replay[1] ?? null, game: gameOf(search) };
  return { page: 'lost' };
}

/** The number of a game of a table; null: none is asked for. */
function gameOf(search: string): number | null {
  const text = new URLSearchParams(search).get('game') ?? '';
  return GAME.test(text) ? Number(text) : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // torn: it is no code anyway
  }
}
