import { expect, test } from '@jest/globals';
import type { Due } from '../stores/dispatch-queue.ts';
import { fairOrder } from './fair-order.ts';

const due = (id: string, workspaceId: string, dueAt: Date): Pick<Due, 'publication'> => ({
  publication: { id, workspaceId, dueAt } as Due['publication'],
});
const order = (who: readonly string[], underWay: readonly string[] = []) =>
  fairOrder(
    who.map((workspaceId, n) => due(`${workspaceId}${n}`, workspaceId, new Date(n * 1000))),
    underWay,
    () => 0,
  ).map(({ publication }) => publication.id);

test('the longest due comes first', () => {
  expect(order(['a', 'b', 'c'])).toEqual(['a0', 'b1', 'c2']);
});

test('everybody’s first comes before anybody’s second', () => {
  expect(order(['a', 'a', 'a', 'b', 'a', 'c', 'b'])).toEqual(['a0', 'b3', 'c5', 'a1', 'b6', 'a2', 'a4']);
});

test('who has something under way ranks behind who has nothing', () => {
  expect(order(['a', 'a', 'b'], ['a'])).toEqual(['b2', 'a0', 'a1']);
});

test('breaks ties at random', () => {
  const same = ['a', 'b', 'c'].map((workspaceId) => due(workspaceId, workspaceId, new Date(0)));
  const chances = [0.5, 0.9, 0.1];
  const drawn = fairOrder(same, [], () => chances.shift() ?? 0);
  expect(drawn.map(({ publication }) => publication.workspaceId)).toEqual(['c', 'a', 'b']);
});
