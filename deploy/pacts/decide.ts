import { findVersion, type Matrix, type Version } from './matrix.ts';

export interface Answer {
  readonly deployable: boolean;
  /** Sentences, each about one pact or about what is missing. */
  readonly reasons: readonly string[];
}

export interface Question {
  readonly pacticipant: string;
  readonly version: string;
  readonly environment: string;
}

/**
 * Whether a version may go to an environment: each of its pacts is verified by the provider that runs there, and it has verified
 * the pact of each of its consumers that runs there.
 */
export function decide(matrix: Matrix, { pacticipant, version, environment }: Question): Answer {
  const asked = findVersion(matrix, pacticipant, version);
  if (!asked)
    return {
      deployable: false,
      reasons: [
        `Nothing is known of ${pacticipant} ${version}: npm run publish-pacts -- ${pacticipant} ${version}`,
      ],
    };
  const there = matrix.deployments.filter((one) => one.environment === environment);
  const others = there.filter((one) => one.pacticipant !== pacticipant);
  const verdicts = [
    ...asked.pacts.map(({ provider, hash }) => {
      const running = others.find((one) => one.pacticipant === provider);
      if (!running) return no(`${provider} is not deployed in ${environment}`, `${pacticipant} needs it`);
      const known = findVersion(matrix, provider, running.version);
      const pact = `${provider} ${running.version}, which is in ${environment},`;
      return verifies(known, pacticipant, hash)
        ? yes(`${pact} has verified the pact with ${pacticipant} ${version}`)
        : no(`${pact} has not verified the pact with ${pacticipant} ${version}`);
    }),
    ...others.flatMap((running) => {
      const consumer = findVersion(matrix, running.pacticipant, running.version);
      const pacts = consumer?.pacts.filter(({ provider }) => provider === pacticipant) ?? [];
      return pacts.map(({ hash }) => {
        const pact = `the pact with ${running.pacticipant} ${running.version}, which is in ${environment}`;
        return verifies(asked, running.pacticipant, hash)
          ? yes(`${pacticipant} ${version} has verified ${pact}`)
          : no(`${pacticipant} ${version} has not verified ${pact}`);
      });
    }),
  ];
  const refusals = verdicts.filter(({ ok }) => !ok);
  const told = refusals.length > 0 ? refusals : verdicts;
  const reasons = told.map(({ reason }) => reason);
  return {
    deployable: refusals.length === 0,
    reasons: reasons.length > 0 ? reasons : [`It has no pact with anything in ${environment}.`],
  };
}

const verifies = (provider: Version | undefined, consumer: string, hash: string): boolean =>
  provider?.verified.some((one) => one.consumer === consumer && one.hash === hash) ?? false;

const yes = (reason: string) => ({ ok: true, reason: `${reason}.` });
const no = (...parts: string[]) => ({ ok: false, reason: `${parts.join('; ')}.` });
