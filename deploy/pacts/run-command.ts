import path from 'node:path';
import { parseArgs } from 'node:util';
import { readPacts } from '@carillon/contracts/pacts/read-pacts.ts';
import { ROOT, readServices } from '@carillon/kit/service/read-services.ts';
import { mfeNames } from '../pieces/mfes.ts';
import { createBrokerStore } from './broker-store.ts';
import { findDeployables } from './deployables.ts';
import { createFileStore } from './file-store.ts';
import { type Store, WrongUsage } from './store.ts';
import { versionsOf } from './verified-here.ts';

// The commands of `docs/feature-teams/pacts.md`. Exit codes: 0 yes or done, 1 not deployable, 2 wrong usage.
const USAGE = [
  'npm run publish-pacts -- PIECES VERSION',
  'npm run can-i-deploy -- PIECES VERSION --to ENVIRONMENT',
  'npm run record-deployment -- PIECES VERSION --to ENVIRONMENT',
  'npm run record-undeployment -- PIECES --from ENVIRONMENT',
  '',
  'PIECES: a process, service or micro-frontend; several that go together, with commas; or all.',
].join('\n');

function openStore({ PACT_BROKER_BASE_URL, PACT_BROKER_TOKEN, PACT_MATRIX }: NodeJS.ProcessEnv): Store {
  if (PACT_BROKER_BASE_URL) return createBrokerStore(PACT_BROKER_BASE_URL, PACT_BROKER_TOKEN);
  return createFileStore(path.resolve(ROOT, PACT_MATRIX ?? '.carillon/matrix.json'));
}

/** Lists the pacticipants of the named pieces. @throws WrongUsage for an unknown name */
async function pacticipantsIn(names: string): Promise<string[]> {
  const pacticipants = [...new Set(readPacts().flatMap(({ consumer, provider }) => [consumer, provider]))];
  const { processes } = await readServices();
  const deployables = findDeployables({ processes, mfes: mfeNames(), pacticipants });
  if (names === 'all') return pacticipants.toSorted();
  const namedPacticipants = names.split(',').flatMap((name) => {
    const piece = deployables.get(name);
    if (!piece)
      throw new WrongUsage(
        `There is no ${name}. There are: ${[...deployables.keys()].toSorted().join(', ')}; and all.`,
      );
    return piece.pacticipants;
  });
  return [...new Set(namedPacticipants)];
}

function readLine([command = '', ...args]: string[]) {
  const isRemoval = command === 'record-undeployment';
  const { values, positionals } = parseArgs({
    args,
    options: { to: { type: 'string' }, from: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help) return null;
  const [pieces = '', version = '', ...more] = positionals;
  const environment = (isRemoval ? values.from : values.to) ?? '';
  const unasked = isRemoval ? values.to : values.from;
  const needsPlace = command !== 'publish-pacts';
  const isWhole =
    pieces && (isRemoval ? !version : version) && (needsPlace ? environment : environment === '');
  if (!isWhole || more.length > 0 || unasked !== undefined) throw new WrongUsage(USAGE);
  return { command, pieces, version, environment };
}

export interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  /** Where the answer goes, and where faults go. */
  readonly output: Pick<Console, 'log' | 'error'>;
}

async function run(args: string[], { env, output }: Surroundings): Promise<number> {
  const line = readLine(args);
  if (!line) {
    output.log(USAGE);
    return 0;
  }
  const { command, pieces, version, environment } = line;
  const pacticipants = await pacticipantsIn(pieces);
  if (pacticipants.length === 0) {
    output.log(`Yes: ${pieces} has no pacts, so there is nothing to ask or to record.`);
    return 0;
  }
  const store = openStore(env);
  const names = pacticipants.join(', ');
  const going = pacticipants.map((pacticipant) => ({ pacticipant, version }));
  switch (command) {
    case 'publish-pacts': {
      const versions = await versionsOf(pacticipants, version, env.PACT_RESULTS);
      await store.publish(versions);
      for (const { pacticipant, pacts, verified } of versions)
        output.log(`${pacticipant} ${version}: ${pacts.length} pacts, and ${verified.length} verified.`);
      return 0;
    }
    case 'record-deployment':
      await store.recordDeployment({ going, environment });
      output.log(`Recorded: ${names} ${version} in ${environment}.`);
      return 0;
    case 'record-undeployment':
      await store.recordUndeployment({ pacticipants, environment });
      output.log(`Recorded: ${names} no longer in ${environment}.`);
      return 0;
    case 'can-i-deploy': {
      const { deployable, reasons } = await store.canIDeploy({ going, environment });
      output.log(`${deployable ? 'Yes' : 'No'}: ${names} ${version} to ${environment}`);
      for (const reason of reasons) output.log(`  - ${reason}`);
      return deployable ? 0 : 1;
    }
    default:
      throw new WrongUsage(USAGE);
  }
}

/** The code to exit with. */
export async function runCommand(args: string[], surroundings: Surroundings): Promise<number> {
  try {
    return await run(args, surroundings);
  } catch (error) {
    const isUsage =
      error instanceof WrongUsage || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    // Unknown counts as no.
    surroundings.output.error(isUsage ? (error as Error).message : error);
    return 2;
  }
}
