import { expect, test } from '@jest/globals';
import { linesOf, markdownTable } from './table.ts';

test('names begin at the left, and numbers end at the right', () => {
  const line = linesOf([8, 6, 6]);
  expect([line('call', 'ms'), line('posts', '12.0', '3')]).toEqual([
    'call        ms',
    'posts     12.0     3',
  ]);
});

test('pads a Markdown column to its widest cell', () => {
  expect(
    markdownTable(
      ['name', 'x'],
      [
        ['a', 'long'],
        ['longer', 'y'],
      ],
    ),
  ).toEqual([...['| name   | x    |', '| ------ | ---- |', '| a      | long |', '| longer | y    |']]);
});
