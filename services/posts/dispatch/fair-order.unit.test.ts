import { expect, test } from '@jest/globals';
import { fairOrder } from './fair-order.ts';

const line = (...who: string[]) =>
  who.map((workspaceId, n) => ({ id: `${workspaceId}${n}`, workspaceId, dueAt: new Date(n * 1000) }));
const order = (who: readonly string[], inHand: readonly string[] = []) =>
  fairOrder(line(...who), inHand, () => 0).map(({ id }) => id);

test('the longest due comes first', () => {
  expect(order(['a', 'b', 'c'])).toEqual(['a0', 'b1', 'c2']);
});

test('everybody’s first comes before anybody’s second', () => {
  expect(order(['a', 'a', 'a', 'b', 'a', 'c', 'b'])).toEqual(['a0', 'b3', 'c5', 'a1', 'b6', 'a2', 'a4']);
});

test('who has something in hand has had a turn', () => {
  expect(order(['a', 'a', 'b'], ['a'])).toEqual(['b2', 'a0', 'a1']);
});

test('what is equally long due comes in an order of chance', () => {
  const same = line('a', 'b', 'c').map((one) => ({ ...one, dueAt: new Date(0) }));
  const chances = [0.5, 0.9, 0.1];
  const drawn = fairOrder(same, [], () => chances.shift() ?? 0);
  expect(drawn.map(({ workspaceId }) => workspaceId)).toEqual(['c', 'a', 'b']);
});
