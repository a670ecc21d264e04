import { expect, test } from 'vitest';
import { routeOf } from './route.ts';

const TABLE = '0123456789abcdef'.repeat(2);

test.each([
  ['', { page: 'front' }],
  ['index.html', { page: 'front' }],
  [`t/${TABLE}`, { page: 'table', table: TABLE }],
  [`t/${TABLE}/`, { page: 'table', table: TABLE }],
  ['t/0123', { page: 'lost' }],
  [`t/${TABLE.toUpperCase()}`, { page: 'lost' }],
  ['join', { page: 'join', code: '' }],
  ['join/AB%20CD', { page: 'join', code: 'AB CD' }],
  ['join/%E0%A4%A', { page: 'join', code: '%E0%A4%A' }],
  ['make', { page: 'make' }],
  ['rules/', { page: 'rules' }],
  ['device', { page: 'device' }],
  ['link/aB-_0=', { page: 'link', token: 'aB-_0=' }],
  ['link', { page: 'lost' }],
  ['link/%20', { page: 'lost' }],
  ['elsewhere', { page: 'lost' }],
])('%s leads to %j', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test.each([
  ['replay', '', { page: 'replay', table: null, game: null }],
  [`t/${TABLE}/replay`, '', { page: 'replay', table: TABLE, game: null }],
  [`t/${TABLE}/replay/`, '?game=12', { page: 'replay', table: TABLE, game: 12 }],
  [`t/${TABLE}/replay`, '?game=0', { page: 'replay', table: TABLE, game: null }],
  [`t/${TABLE}/replay`, '?game=x', { page: 'replay', table: TABLE, game: null }],
  ['t/0123/replay', '', { page: 'lost' }],
])('%s with "%s" leads to %j', (path, search, route) => {
  expect(routeOf(path, search)).toEqual(route);
});
