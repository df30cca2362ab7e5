import { z } from 'zod';

const name = z.string().regex(/^[a-z][a-z0-9]{0,39}$/);
const word = z.string().min(1).max(200);
const hash = z.string().regex(/^[0-9a-f]{64}$/);

const version = z.strictObject({
  pacticipant: name,
  version: word,
  /** The pacts that it has with providers. */
  pacts: z.array(z.strictObject({ provider: name, hash })),
  /** The pacts with it that it has verified as a provider. */
  verified: z.array(z.strictObject({ consumer: name, hash })),
});

const deployment = z.strictObject({
  pacticipant: name,
  version: word,
  environment: word,
  /** ISO 8601, UTC. */
  at: z.iso.datetime(),
});

/** Which version of which pacticipant has and has verified which pacts, and which is deployed where. */
export const matrix = z.strictObject({
  versions: z.array(version).default([]),
  deployments: z.array(deployment).default([]),
});
export type Matrix = z.output<typeof matrix>;
export type Version = z.output<typeof version>;

type Deployment = z.output<typeof deployment>;

export const findVersion = (
  { versions }: Matrix,
  { pacticipant, version }: Pick<Version, 'pacticipant' | 'version'>,
): Version | undefined => versions.find((one) => one.pacticipant === pacticipant && one.version === version);

/** The same with that version, replacing its earlier entry. */
export const withVersion = (before: Matrix, added: Version): Matrix => ({
  ...before,
  versions: [
    ...before.versions.filter(
      (one) => one.pacticipant !== added.pacticipant || one.version !== added.version,
    ),
    added,
  ],
});

/** The same with that deployment: it takes the place of the version that was in that environment. */
export const withDeployment = (before: Matrix, added: Deployment): Matrix => ({
  ...before,
  deployments: [...withoutDeployment(before, added).deployments, added],
});

/** The same without whatever version is in that environment. */
export const withoutDeployment = (
  before: Matrix,
  { pacticipant, environment }: Pick<Deployment, 'pacticipant' | 'environment'>,
): Matrix => ({
  ...before,
  deployments: before.deployments.filter(
    (one) => one.pacticipant !== pacticipant || one.environment !== environment,
  ),
});
