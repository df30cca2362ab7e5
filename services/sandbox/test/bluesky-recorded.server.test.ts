import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { converse } from './bluesky/exchanges.ts';
import { peopleOf } from './bluesky/pds-people.ts';

// The sandbox is compared with the reference server's answers; `bluesky/record-pds.ts` records them anew.
const { BLUESKY_PDS: url = '', BLUESKY_PLC: plcUrl = '' } = process.env;

test('the reference PDS answers as it was recorded', async () => {
  const recorded = JSON.parse(await readFile(new URL('bluesky/recorded.json', import.meta.url), 'utf8'));
  expect(await converse({ url, plcUrl, ...(await peopleOf(url)) })).toEqual(recorded);
});
