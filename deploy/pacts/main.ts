import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pactsOfConsumer, readPacts } from '@carillon/contracts/pacts/read-pacts.ts';
import { z } from 'zod';
import { createBrokerStore } from './broker-store.ts';
import { createFileStore } from './file-store.ts';
import type { Version } from './matrix.ts';
import { sourceState } from './source-state.ts';
import { type Store, WrongUsage } from './store.ts';

// `can-i-deploy`, `record-deployment` and `publish-pacts`. Exit codes: 0 yes or done, 1 not deployable, 2 wrong usage.
const ROOT = path.resolve(import.meta.dirname, '../..');
const USAGE = [
  'npm run publish-pacts -- PIECE VERSION',
  'npm run can-i-deploy -- PIECE VERSION --to ENVIRONMENT',
  'npm run record-deployment -- PIECE VERSION --to ENVIRONMENT',
];

const results = z.object({
  /** Of the sources that were tested. */
  state: z.string().nullable(),
  verified: z.array(z.object({ consumer: z.string(), provider: z.string(), hash: z.string() })),
});
type Verified = z.output<typeof results>['verified'];

/** What `npm test` has verified of these sources. */
async function readResults(): Promise<Verified> {
  const file = process.env.PACT_RESULTS ?? path.join(ROOT, '.cache/pact-results.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new WrongUsage('No pact has been verified in this checkout: run npm test first.');
  });
  const { state, verified } = results.parse(JSON.parse(text));
  if (state !== sourceState())
    throw new WrongUsage('The sources have changed since their pacts were verified: run npm test again.');
  return verified;
}

async function versionOf(pacticipant: string, version: string): Promise<Version> {
  const verified = (await readResults()).filter(({ provider }) => provider === pacticipant);
  return {
    ...{ pacticipant, version, pacts: pactsOfConsumer(pacticipant) },
    verified: verified.map(({ consumer, hash }) => ({ consumer, hash })),
  };
}

function openStore({ PACT_BROKER_BASE_URL, PACT_BROKER_TOKEN, PACT_MATRIX }: NodeJS.ProcessEnv): Store {
  if (PACT_BROKER_BASE_URL) return createBrokerStore(PACT_BROKER_BASE_URL, PACT_BROKER_TOKEN);
  return createFileStore(path.resolve(ROOT, PACT_MATRIX ?? '.carillon/matrix.json'));
}

async function run([command = '', ...rest]: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: rest,
    options: { to: { type: 'string' } },
    allowPositionals: true,
  });
  const [pacticipant = '', version = '', ...more] = positionals;
  const environment = values.to ?? '';
  const needsPlace = command !== 'publish-pacts';
  if (!pacticipant || !version || more.length > 0 || (needsPlace && !environment))
    throw new WrongUsage(USAGE.join('\n'));
  const pieces = new Set(readPacts().flatMap(({ consumer, provider }) => [consumer, provider]));
  if (!pieces.has(pacticipant))
    throw new WrongUsage(`${pacticipant} has no pacts. These have: ${[...pieces].toSorted().join(', ')}.`);
  const store = openStore(process.env);
  if (command === 'publish-pacts') {
    const published = await versionOf(pacticipant, version);
    await store.publish(published);
    const { pacts, verified } = published;
    console.log(`${pacticipant} ${version}: ${pacts.length} pacts, and ${verified.length} verified.`);
    return 0;
  }
  if (command === 'record-deployment') {
    await store.recordDeployment({ pacticipant, version, environment });
    console.log(`${pacticipant} ${version} is in ${environment}.`);
    return 0;
  }
  if (command !== 'can-i-deploy') throw new WrongUsage(USAGE.join('\n'));
  const { deployable, reasons } = await store.canIDeploy({ pacticipant, version, environment });
  console.log(`${deployable ? 'Yes' : 'No'}: ${pacticipant} ${version} to ${environment}`);
  for (const reason of reasons) console.log(`  - ${reason}`);
  return deployable ? 0 : 1;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const isUsage =
    error instanceof WrongUsage || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  // Not knowing is no yes.
  console.error(isUsage ? (error as Error).message : error);
  process.exitCode = 2;
}
