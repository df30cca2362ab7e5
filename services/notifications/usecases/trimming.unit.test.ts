import { eventually } from '@carillon/kit/test/eventually.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { expect, test } from '@jest/globals';
import { startTrimming } from './trimming.ts';

test('a workspace that is written while it is trimmed, or whose trimming failed, is trimmed next', async () => {
  let rounds = 0;
  const trim = async () => {
    rounds++;
    if (rounds === 1) trimming.touch('w');
    if (rounds === 2) throw new Error('The store is away.');
  };
  const trimming = startTrimming({ trim }, quietLog, { everyMs: 1 });
  trimming.touch('w');
  await eventually(() => expect(rounds).toBe(3));
  await trimming.close();
});
