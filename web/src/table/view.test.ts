import { describe, expect, test } from 'vitest';
import {
  automatic,
  comfortable,
  fitted,
  following,
  isReadable,
  kept,
  nearest,
  panned,
  pinched,
  shows,
  steady,
  toPane,
  toPlane,
  zoomed,
} from './view.ts';

const size = { width: 400, height: 200 };
const table = { x: -20_000, y: -10_000, width: 40_000, height: 20_000 };
const view = { x: 0, y: 0, zoom: 0.02 };

test('all of a table is seen, as large as can be', () => {
  expect(fitted(table, size)).toEqual({ x: 0, y: 0, zoom: 0.01 });
  expect(fitted({ ...table, x: 0 }, { width: 400, height: 1000 })).toEqual({ x: 20_000, y: 0, zoom: 0.01 });
});

test('a lone tile does not fill the pane', () => {
  expect(2000 * fitted({ x: -1500, y: -1000, width: 3000, height: 2000 }, size).zoom).toBe(110);
});

test('a point of the plane and its point on the pane belong together', () => {
  const at = { x: 37, y: 181 };
  const there = toPane({ x: 5, y: -90, zoom: 0.03 }, toPlane({ x: 5, y: -90, zoom: 0.03 }, at, size), size);

  expect(there.x).toBeCloseTo(at.x);
  expect(there.y).toBeCloseTo(at.y);
});

test('the plane goes along with a finger', () => {
  const before = toPlane(view, { x: 100, y: 100 }, size);

  expect(toPane(panned(view, 30, -20), before, size)).toEqual({ x: 130, y: 80 });
});

test('what is under the pointer stays there while it grows', () => {
  const at = { x: 390, y: 10 };
  const under = toPlane(view, at, size);
  const closer = zoomed(view, 2, at, table, size);

  expect(closer.zoom).toBe(0.04);
  expect(toPane(closer, under, size)).toEqual(at);
});

test('nobody gets lost by zooming', () => {
  expect(zoomed(view, 1e-9, { x: 0, y: 0 }, table, size).zoom).toBeCloseTo(0.008);
  expect(zoomed(view, 1e9, { x: 0, y: 0 }, table, size).zoom).toBe(0.12);
});

test('two fingers hold what is under them', () => {
  const [one, other] = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ];
  const after = [
    { x: 50, y: 150 },
    { x: 250, y: 150 },
  ] as const;
  const closer = pinched(view, [one, other], after, table, size);

  expect(closer.zoom).toBe(0.04);
  expect(toPane(closer, toPlane(view, one, size), size)).toEqual(after[0]);
  expect(toPane(closer, toPlane(view, other, size), size)).toEqual(after[1]);
});

describe('following', () => {
  test('moves nothing while what matters is seen', () => {
    expect(following(view, { x: -1000, y: -1000, width: 2000, height: 2000 }, size)).toEqual(view);
  });

  test('moves no farther than it must', () => {
    const box = { x: 12_000, y: 0, width: 2000, height: 2000 };
    const moved = following(view, box, size);

    expect(moved).toEqual({ x: 4000, y: 0, zoom: 0.02 });
    expect(shows(moved, box, size)).toBe(true);
    expect(shows(view, box, size)).toBe(false);
  });

  test('shows the middle of what is too large', () => {
    expect(following(view, { x: 0, y: 0, width: 90_000, height: 10 }, size).x).toBe(45_000);
  });
});

test('one cannot pan away from the table', () => {
  expect(kept({ x: 1e9, y: -1e9, zoom: 0.02 }, table, size)).toEqual({ x: 10_000, y: -5000, zoom: 0.02 });
});

describe('a table that cannot be read as a whole', () => {
  const huge = { x: 0, y: 0, width: 200_000, height: 50_000 };
  const interest = { x: 150_000, y: 20_000, width: 3000, height: 3000 };

  test('is shown where what matters is', () => {
    const near = comfortable(huge, interest, size);

    expect(isReadable(fitted(huge, size))).toBe(false);
    expect(isReadable(near)).toBe(true);
    expect(shows(near, interest, size)).toBe(true);
  });

  test('rests while what matters is seen', () => {
    const near = automatic(null, huge, interest, size);
    const beside = { ...interest, x: interest.x + 1000 };

    expect(automatic(near, huge, beside, size)).toEqual(near);
    const elsewhere = automatic(near, huge, { ...interest, x: 20_000 }, size);
    expect(elsewhere.x).toBe(21_500);
  });

  test('is shown as a whole where nothing matters', () => {
    expect(comfortable(huge, null, size)).toEqual(fitted(huge, size));
  });

  test('can be read even where what matters lies far apart', () => {
    expect(isReadable(comfortable(huge, huge, size))).toBe(true);
  });
});

test('a table that can be read is shown as a whole', () => {
  const small = { ...table, width: 30_000 };

  expect(comfortable(small, { x: 0, y: 0, width: 10, height: 10 }, { width: 800, height: 600 })).toEqual(
    fitted(small, { width: 800, height: 600 }),
  );
});

test('the view rests while it shows everything nearly as large', () => {
  const grown = { ...table, width: 39_000 };
  const last = fitted(table, size);

  expect(steady(last, fitted(grown, size), grown, size)).toBe(last);
  expect(steady(null, last, table, size)).toBe(last);
  const beyond = { ...table, width: 50_000 };
  expect(steady(last, fitted(beyond, size), beyond, size)).toEqual(fitted(beyond, size));
  const tiny = { x: 0, y: 0, width: 10_000, height: 5000 };
  expect(steady(last, fitted(tiny, size), tiny, size)).toEqual(fitted(tiny, size));
});

test('the nearest place within reach is meant', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 3000, y: 0 },
  ];

  expect(nearest(spots, { x: 240, y: 100 }, 50, view, size)).toBe(spots[1]);
  expect(nearest(spots, { x: 220, y: 100 }, 50, view, size)).toBe(spots[0]);
  expect(nearest(spots, { x: 200, y: 180 }, 50, view, size)).toBe(null);
});
