import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { generateTypes, TYPES } from '../generate-types.ts';

test('the client’s types are those of the contracts; `npm run client` makes them anew', async () => {
  expect(readFileSync(TYPES, 'utf8') === (await generateTypes())).toBe(true);
});
