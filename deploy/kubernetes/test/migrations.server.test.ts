import { readServices } from '@carillon/kit/service/read-services.ts';
import { expect, test } from '@jest/globals';
import { startClusterApi } from './cluster-api.ts';
import { chooses, type Manifest, ofKind } from './manifests.ts';
import { render, renderWithLookups } from './render.ts';

const { processes } = await readServices();
const stored = [
  ...new Set(processes.filter(({ servers }) => servers.includes('mongodb')).map(({ service }) => service)),
].sort();
const migrated = (all: readonly Manifest[]) =>
  ofKind(all, 'Job').map(({ metadata }) => metadata.labels?.['carillon/migrates']);

const isHook = ({ metadata }: Manifest): boolean => metadata.annotations?.['helm.sh/hook'] !== undefined;
const weightOf = ({ metadata }: Manifest): number =>
  Number(metadata.annotations?.['helm.sh/hook-weight'] ?? 0);

/** What an object brings into the cluster, itself or by an operator. */
const makes = ({ kind, metadata, spec }: Manifest): readonly string[] => [
  `${kind} ${metadata.name}`,
  ...(kind === 'ExternalSecret' ? [`Secret ${(spec as { target: { name: string } }).target.name}`] : []),
  ...(kind === 'User' ? [`Secret ${metadata.name}-user-credentials`] : []),
];

/** What a job's pod can't begin without. */
const needs = ({ serviceAccountName, containers, volumes }: ReturnType<typeof podOf>): readonly string[] => [
  `ServiceAccount ${serviceAccountName}`,
  ...containers[0].env.flatMap(({ valueFrom }) =>
    valueFrom ? [`Secret ${valueFrom.secretKeyRef.name}`] : [],
  ),
  ...volumes.flatMap(({ configMap }) => (configMap ? [`ConfigMap ${configMap.name}`] : [])),
  ...volumes.flatMap(({ persistentVolumeClaim: claim }) =>
    claim ? [`PersistentVolumeClaim ${claim.claimName}`] : [],
  ),
];
const jobsOf = (all: readonly Manifest[]) => ofKind(all, 'Job');
const podOf = (job: ReturnType<typeof jobsOf>[number]) => job.spec.template.spec;

const VALUES = ['minimal', 'managed', 'operators', 'everything'] as const;

test.each(VALUES)(
  'with %s, each service that has a database migrates it, and is told no more than it needs',
  (values) => {
    const all = render(values);
    const expected = stored.filter((name) => values === 'everything' || name !== 'sandbox');
    expect(migrated(all).toSorted()).toEqual(expected);
    for (const { spec } of jobsOf(all)) {
      const [container] = spec.template.spec.containers;
      expect(container.command?.slice(-2)).toEqual(['main.ts', '--migrate']);
      expect(container.env.map(({ name }) => name)).toEqual([
        ...['MONGODB_PASSWORD', 'MONGODB_PREFIX', 'MONGODB_URI'],
      ]);
    }
  },
);

test.each(VALUES)(
  'with %s, what a migration stands on is there before it, in a service’s first upgrade too',
  (values) => {
    const all = render(values);
    for (const job of jobsOf(all))
      for (const needed of needs(podOf(job))) {
        const makers = all.filter((one) => makes(one).includes(needed));
        const isLate = (one: Manifest) => !isHook(one) || weightOf(one) >= weightOf(job);
        // A piece's own Secret is its operator's where the release makes none.
        expect([job.metadata.name, needed, makers.filter(isLate)]).toEqual([job.metadata.name, needed, []]);
        if (!needed.startsWith('Secret')) expect(makers).toHaveLength(1);
      }
  },
);

test.each(VALUES)('with %s, a migration gets to its database, and is nobody else’s pod', (values) => {
  const all = render(values);
  const policies = ofKind(all, 'NetworkPolicy');
  for (const job of jobsOf(all)) {
    const { labels } = job.spec.template.metadata;
    const before = policies.filter((one) => isHook(one) && weightOf(one) < weightOf(job));
    const own = before.filter(({ spec }) => chooses(spec.podSelector, labels));
    expect(
      own.flatMap(({ spec }) => spec.egress?.flatMap(({ ports }) => ports?.map(({ port }) => port))),
    ).toEqual([53, 53, 27017]);
    const servers = own.flatMap(({ spec }) =>
      (spec.egress ?? []).flatMap(({ to, ports }) => (ports?.[0]?.port === 27017 ? (to ?? []) : [])),
    );
    for (const { podSelector } of servers) {
      const lets = before.filter(
        ({ spec }) => JSON.stringify(spec.podSelector) === JSON.stringify(podSelector),
      );
      const from = lets.flatMap(({ spec }) => (spec.ingress ?? []).flatMap((rule) => rule.from ?? []));
      expect(from.some((peer) => chooses(peer.podSelector ?? {}, labels))).toBe(true);
    }
    for (const kind of ['PodDisruptionBudget', 'Deployment'] as const)
      expect(ofKind(all, kind).filter(({ spec }) => chooses(spec.selector, labels))).toEqual([]);
    expect(
      ofKind(all, 'Service').filter(({ spec }) => chooses({ matchLabels: spec.selector }, labels)),
    ).toEqual([]);
    const denied = policies.filter((one) => !isHook(one) && chooses(one.spec.podSelector, labels));
    expect(denied.map(({ metadata }) => metadata.name)).toEqual(['carillon-default-deny']);
  }
});

test('who is new at a MongoDB that an operator runs has nothing to migrate, and waits for no user', async () => {
  const users = ['posts', 'identity'].map((name) => ({ name }));
  const cluster = await startClusterApi({
    apiVersion: 'mongodbcommunity.mongodb.com/v1',
    kind: 'MongoDBCommunity',
    metadata: { name: 'carillon-mongodb' },
    spec: { users },
  });
  const rendered = await renderWithLookups('operators', cluster.kubeconfig).finally(() => cluster.close());
  expect(migrated(rendered)).toEqual(['identity', 'posts']);
  expect(cluster.asked()).toContain(
    '/apis/mongodbcommunity.mongodb.com/v1/namespaces/social/mongodbcommunity/carillon-mongodb',
  );
});
