import { readPacts } from '@carillon/contracts/pacts/read-pacts.ts';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { type Deployable, findDeployables } from '../pacts/deployables.ts';
import type { Version } from '../pacts/matrix.ts';
import { WrongUsage } from '../pacts/store.ts';
import { versionsOf } from '../pacts/verified-here.ts';
import { mfeNames } from '../pieces/mfes.ts';
import { planUpgrade, type UpgradePlan } from './plan-upgrade.ts';
import { type ReleaseRecord, versionsIn } from './records.ts';

/** Everybody who has a pact in this checkout. */
export const findPacticipants = (): string[] =>
  [...new Set(readPacts().flatMap(({ consumer, provider }) => [consumer, provider]))].toSorted();

/** Finds the units of deployment: services with their processes first, then micro-frontends. */
export async function findPieces(): Promise<Deployable[]> {
  const { processes } = await readServices();
  return [
    ...new Set(findDeployables({ processes, mfes: mfeNames(), pacticipants: findPacticipants() }).values()),
  ];
}

/** How a release is upgraded to this checkout, by the pacts that `npm test` has verified here. */
export async function readPactPlan(before: ReleaseRecord | undefined, version: string): Promise<UpgradePlan> {
  try {
    const to: Version[] = await versionsOf(findPacticipants(), version);
    return planUpgrade({ from: before ? versionsIn(before) : [], to, pieces: await findPieces() });
  } catch (error) {
    if (error instanceof WrongUsage) return { steps: [], reasons: [error.message] };
    throw error;
  }
}
