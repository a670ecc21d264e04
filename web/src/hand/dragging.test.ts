// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { Dragging, type Held } from './dragging.svelte.ts';

let carried: Held[];
let dropped: (Held | null)[];
let scrolls: boolean;
let dragging: Dragging;

beforeEach(() => {
  [carried, dropped, scrolls] = [[], [], false];
  dragging = new Dragging({
    carried: (held) => carried.push(held),
    let: (held) => dropped.push(held),
    canScroll: () => scrolls,
  });
});

interface Where {
  readonly x: number;
  readonly y: number;
  readonly time?: number;
  readonly type?: string;
  readonly id?: number;
}

function event({ x, y, time = 0, type = 'touch', id = 1 }: Where): PointerEvent {
  const made = { clientX: x, clientY: y, pointerId: id, pointerType: type, button: 0, isPrimary: true };
  return { ...made, timeStamp: time } as PointerEvent;
}

/** Whether the browser is kept from scrolling. */
function asked(x: number, y: number, time: number): boolean {
  let isKept = false;
  dragging.touchMoved({
    touches: [{ clientX: x, clientY: y }],
    timeStamp: time,
    cancelable: true,
    preventDefault: () => (isKept = true),
  } as unknown as TouchEvent);
  return isKept;
}

test.each(['mouse', 'pen', 'touch'])('a tile is carried and let go by %s', (type) => {
  dragging.press('3-9', event({ x: 100, y: 100, type }));
  dragging.move(event({ x: 103, y: 100, type }));
  expect(dragging.held).toBe(null);
  dragging.move(event({ x: 103, y: 80, type }));
  expect(dragging.held).toEqual({ item: '3-9', x: 103, y: 80 });
  dragging.release(event({ x: 103, y: 80, type }));

  expect(carried).toEqual([{ item: '3-9', x: 103, y: 80 }]);
  expect(dropped).toEqual(carried);
  expect(dragging.held).toBe(null);
  expect(dragging.hasDragged).toBe(true);
});

test('a tap carries nothing', () => {
  dragging.press('3-9', event({ x: 100, y: 100 }));
  dragging.release(event({ x: 101, y: 100 }));

  expect([carried, dropped]).toEqual([[], []]);
  expect(dragging.hasDragged).toBe(false);
});

test('another finger carries nothing', () => {
  dragging.press('3-9', event({ x: 100, y: 100 }));
  dragging.move(event({ x: 100, y: 0, id: 2 }));

  expect(dragging.held).toBe(null);
});

test('what is taken back was never carried', () => {
  dragging.press('3-9', event({ x: 100, y: 100 }));
  dragging.move(event({ x: 100, y: 50 }));
  dragging.cancel();
  dragging.release(event({ x: 100, y: 50 }));

  expect(dropped).toEqual([null]);
});

describe('where a finger can scroll', () => {
  beforeEach(() => {
    scrolls = true;
    dragging.press('3-9', event({ x: 100, y: 100 }));
  });

  test('it scrolls when it goes up or down at once', () => {
    expect(asked(101, 80, 20)).toBe(false);
    dragging.move(event({ x: 101, y: 80, time: 20 }));
    expect(dragging.held).toBe(null);
  });

  test('it carries when it has rested', () => {
    expect(asked(101, 80, 300)).toBe(true);
    dragging.move(event({ x: 101, y: 80, time: 300 }));
    expect(dragging.held).not.toBe(null);
  });

  test('it carries when it goes sideways, and then wherever it goes', () => {
    expect(asked(120, 95, 20)).toBe(true);
    dragging.move(event({ x: 120, y: 95, time: 20 }));
    expect(asked(120, 0, 40)).toBe(true);
  });
});

test('where nothing can scroll a finger carries at once', () => {
  dragging.press('3-9', event({ x: 100, y: 100 }));

  expect(asked(100, 80, 5)).toBe(true);
});
