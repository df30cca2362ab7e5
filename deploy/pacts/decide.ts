import { findVersion, type Matrix, type Version } from './matrix.ts';

export interface Answer {
  readonly deployable: boolean;
  /** Sentences, each about one pact or about what is missing. */
  readonly reasons: readonly string[];
}

export interface NamedVersion {
  readonly pacticipant: string;
  readonly version: string;
}

export interface Question {
  /** Versions that go there together. */
  readonly going: readonly NamedVersion[];
  readonly environment: string;
}

/**
 * Whether versions may go to an environment together: each of their pacts is verified by the provider that runs there then, and
 * they have verified the pact of each of their consumers that runs there then.
 */
export function decide(matrix: Matrix, { going, environment }: Question): Answer {
  const unknown = going.filter((one) => !findVersion(matrix, one));
  if (unknown.length > 0) return { deployable: false, reasons: unknown.map(describeUnknown) };
  const staying = matrix.deployments.filter(
    (one) =>
      one.environment === environment && !going.some(({ pacticipant }) => pacticipant === one.pacticipant),
  );
  const then = [...going, ...staying];
  const verdicts = then.flatMap((consumer) => {
    const pacts = findVersion(matrix, consumer)?.pacts ?? [];
    return pacts.flatMap(({ provider: name, hash }) => {
      const provider = then.find(({ pacticipant }) => pacticipant === name);
      // A missing verification between two that stay is no reason.
      const isAsked = going.includes(consumer) || (provider && going.includes(provider));
      if (!isAsked) return [];
      if (!provider)
        return [no(`${name} is not deployed in ${environment}`, `${consumer.pacticipant} needs it`)];
      const says = going.includes(provider)
        ? titleOf(provider)
        : `${titleOf(provider)}, which is in ${environment},`;
      const pact = `the pact with ${titleOf(consumer)}${going.includes(consumer) ? '' : `, which is in ${environment}`}`;
      return verifies(findVersion(matrix, provider), consumer.pacticipant, hash)
        ? [yes(`${says} has verified ${pact}`)]
        : [no(`${says} has not verified ${pact}`)];
    });
  });
  const refusals = verdicts.filter(({ ok }) => !ok);
  const reasons = (refusals.length > 0 ? refusals : verdicts).map(({ reason }) => reason);
  if (refusals.length > 0 && staying.length === 0)
    reasons.push(`Nothing is in ${environment} yet: name all that goes there first, or ask for “all”.`);
  return {
    deployable: refusals.length === 0,
    reasons: reasons.length > 0 ? reasons : [`No pact is with anything in ${environment}.`],
  };
}

export const titleOf = ({ pacticipant, version }: NamedVersion): string => `${pacticipant} ${version}`;

export const describeUnknown = (one: NamedVersion): string =>
  `Nothing is known of ${titleOf(one)}: npm run publish-pacts -- ${titleOf(one)}`;

const verifies = (provider: Version | undefined, consumer: string, hash: string): boolean =>
  provider?.verified.some((one) => one.consumer === consumer && one.hash === hash) ?? false;

const yes = (reason: string) => ({ ok: true, reason: `${reason}.` });
const no = (...parts: string[]) => ({ ok: false, reason: `${parts.join('; ')}.` });
