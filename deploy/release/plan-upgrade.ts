import { decide } from '../pacts/decide.ts';
import type { Deployable } from '../pacts/deployables.ts';
import { type Matrix, type Version, withDeployment } from '../pacts/matrix.ts';

interface Upgrade {
  /** The versions that run now. */
  readonly from: readonly Version[];
  readonly to: readonly Version[];
  /** The upgrade order for pieces that pacts leave unordered. */
  readonly pieces: readonly Deployable[];
}

export interface UpgradePlan {
  /** Steps in their order; the pieces of a step are deployed together. */
  readonly steps: readonly (readonly string[])[];
  /** Why it can't be done at all; empty where it can. */
  readonly reasons: readonly string[];
}

const ENVIRONMENT = 'production';
const AT = new Date(0).toISOString();

/**
 * Finds an order in which pieces can be upgraded one at a time, so that each keeps every pact with what runs at that
 * time.
 */
export function planUpgrade({ from, to, pieces }: Upgrade): UpgradePlan {
  const remains = new Set(to.map(({ pacticipant }) => pacticipant));
  const deployments = from
    // Pieces that the next version lacks are removed first.
    .filter(({ pacticipant }) => remains.has(pacticipant))
    .map(({ pacticipant, version }) => ({ pacticipant, version, environment: ENVIRONMENT, at: AT }));
  let now: Matrix = { versions: [...from, ...to], deployments };
  let waiting = pieces.filter(({ pacticipants }) => pacticipants.length > 0);
  const steps: string[][] = [];
  const answerFor = (step: readonly Deployable[]) =>
    decide(now, { going: versionsOf(step, to), environment: ENVIRONMENT });
  const deploy = (step: readonly Deployable[]) => {
    now = versionsOf(step, to).reduce(
      (before, one) => withDeployment(before, { ...one, environment: ENVIRONMENT, at: AT }),
      now,
    );
    steps.push(step.map(({ name }) => name));
    waiting = waiting.filter((one) => !step.includes(one));
  };
  while (waiting.length > 0) {
    const next = waiting.find((one) => answerFor([one]).deployable);
    // Pieces that need each other go together.
    const step = next ? [next] : waiting;
    const { deployable, reasons } = answerFor(step);
    if (!deployable) return { steps, reasons };
    deploy(step);
  }
  return { steps, reasons: [] };
}

const versionsOf = (step: readonly Deployable[], to: readonly Version[]) =>
  to
    .filter(({ pacticipant }) => step.some(({ pacticipants }) => pacticipants.includes(pacticipant)))
    .map(({ pacticipant, version }) => ({ pacticipant, version }));
