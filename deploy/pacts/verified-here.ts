import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pactsOfConsumer } from '@carillon/contracts/pacts/read-pacts.ts';
import { ROOT } from '@carillon/kit/service/read-services.ts';
import { z } from 'zod';
import type { Version } from './matrix.ts';
import { sourceState } from './source-state.ts';
import { WrongUsage } from './store.ts';

const results = z.object({
  /** The state of the sources that were tested. */
  state: z.string().nullable(),
  verified: z.array(z.object({ consumer: z.string(), provider: z.string(), hash: z.string() })),
});

/**
 * These sources as a version of each piece: its pacts, and those that `npm test` has verified with it.
 * @throws WrongUsage if the tests haven't run on these sources
 */
export async function versionsOf(
  pacticipants: readonly string[],
  version: string,
  file = path.join(ROOT, '.cache/pact-results.json'),
): Promise<Version[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new WrongUsage('No pact has been verified in this checkout: run npm test first.');
  });
  const { state, verified } = results.parse(JSON.parse(text));
  if (state !== sourceState())
    throw new WrongUsage('The sources have changed since their pacts were verified: run npm test again.');
  return pacticipants.map((pacticipant) => ({
    pacticipant,
    version,
    pacts: pactsOfConsumer(pacticipant),
    verified: verified
      .filter(({ provider }) => provider === pacticipant)
      .map(({ consumer, hash }) => ({ consumer, hash })),
  }));
}
