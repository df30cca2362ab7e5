import { checkWritingEngine } from '@carillon/contracts/http/ai/check-writing-engine.ts';
import { getWritingEngine } from '@carillon/contracts/http/ai/get-writing-engine.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

const engine = {
  kind: 'built_in',
  name: "Carillon's own writer",
  paused_until: null,
  fault: null,
  check: null,
} as const;

test('records the pact with ai', async () => {
  const { exchange, agree } = await pactsOf('account');
  await exchange(getWritingEngine, { reads: { engine } });
  await exchange(checkWritingEngine, { reads: { engine } });
  await agree();
});
