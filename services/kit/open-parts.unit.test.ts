import { expect, test } from '@jest/globals';
import { openParts } from './open-parts.ts';

const opening = (closed: string[], failing?: Error) =>
  openParts(async (closing) => {
    closing.defer(() => void closed.push('store'));
    closing.defer(() => void closed.push('relay'));
    if (failing) throw failing;
    return { answer: 42 };
  });

test('closes what was opened once, in reverse order', async () => {
  const closed: string[] = [];
  const { answer, close } = await opening(closed);
  expect([answer, closed]).toEqual([42, []]);
  await close();
  await close();
  expect(closed).toEqual(['relay', 'store']);
});

test('if a part can’t be opened, earlier ones are closed, and the reason is thrown', async () => {
  const closed: string[] = [];
  await expect(opening(closed, new Error('no disk'))).rejects.toThrow('no disk');
  expect(closed).toEqual(['relay', 'store']);
});
