import { describe, expect, test } from '@jest/globals';
import { Cursors } from './cursors.ts';

const documents = (count: number, bytes = 10): Uint8Array[] =>
  Array.from({ length: count }, () => new Uint8Array(bytes));
const MEGABYTE = 1_000_000;

describe('batches', () => {
  test('have the size that was asked for, and 101 at first without one', () => {
    const cursors = new Cursors();
    const first = cursors.start('d.c', documents(250));
    expect(first.documents).toHaveLength(101);
    expect(cursors.more('d.c', first.id.toBigInt(), 100).documents).toHaveLength(100);
    const last = cursors.more('d.c', first.id.toBigInt(), 100);
    expect([last.documents.length, last.id.isZero()]).toEqual([49, true]);
  });

  test('a size of zero opens the cursor alone; below zero is refused', () => {
    const cursors = new Cursors();
    const first = cursors.start('d.c', documents(3), 0);
    expect([first.documents.length, first.id.isZero()]).toEqual([0, false]);
    expect(cursors.more('d.c', first.id.toBigInt(), 0).documents).toHaveLength(3);
    expect(() => cursors.start('d.c', documents(3), -1)).toThrow(expect.objectContaining({ code: 2 }));
  });

  test('stay within 16 MB, but for a single document', () => {
    const cursors = new Cursors();
    const first = cursors.start('d.c', documents(10, 5 * MEGABYTE));
    expect(first.documents).toHaveLength(3);
    expect(cursors.more('d.c', first.id.toBigInt(), 0).documents).toHaveLength(3);
    expect(cursors.start('d.c', documents(1, 16.7 * MEGABYTE)).documents).toHaveLength(1);
  });

  test('a single one leaves nothing open', () => {
    expect(new Cursors().start('d.c', documents(9), 2, true).id.isZero()).toBe(true);
  });
});

describe('stored results', () => {
  const tooMuch = expect.objectContaining({ code: 146 });

  test('have a common limit; read or killed ones make room', () => {
    const cursors = new Cursors({ heldBytes: 1000 });
    const first = cursors.start('d.c', documents(60), 0);
    expect(() => cursors.start('d.c', documents(50), 0)).toThrow(tooMuch);
    cursors.more('d.c', first.id.toBigInt(), 20);
    const second = cursors.start('d.c', documents(50), 0);
    expect(() => cursors.start('d.c', documents(50), 0)).toThrow(tooMuch);
    expect(cursors.kill(second.id.toBigInt())).toBe(true);
    cursors.start('d.c', documents(50), 0);
  });

  test('are dropped when nobody has read them for long', () => {
    let now = 0;
    const cursors = new Cursors({ heldBytes: 1000, idleMs: 60, now: () => now });
    const cursorId = cursors.start('d.c', documents(100), 0).id.toBigInt();
    now = 60;
    cursors.dropIdle();
    cursors.more('d.c', cursorId, 1);
    now = 121;
    cursors.dropIdle();
    expect(() => cursors.more('d.c', cursorId, 1)).toThrow(expect.objectContaining({ code: 43 }));
    cursors.start('d.c', documents(100), 0);
  });
});

test('a cursor that is not there, or is another collection’s, is refused', () => {
  const cursors = new Cursors();
  const id = cursors.start('d.c', documents(9), 2).id.toBigInt();
  expect(() => cursors.more('d.c', id + 1n, 2)).toThrow(expect.objectContaining({ code: 43 }));
  expect(() => cursors.more('d.other', id, 2)).toThrow(expect.objectContaining({ code: 13 }));
  cursors.kill(id);
  expect(() => cursors.more('d.c', id, 2)).toThrow(expect.objectContaining({ code: 43 }));
});
