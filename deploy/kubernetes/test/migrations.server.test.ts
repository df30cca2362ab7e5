import { readServices } from '@carillon/kit/service/read-services.ts';
import { expect, test } from '@jest/globals';
import { startClusterApi } from './cluster-api.ts';
import { chooses, type Manifest, ofKind } from './manifests.ts';
import { render, renderWithLookups } from './render.ts';

const { processes } = await readServices();
const statefulServices = [
  ...new Set(processes.filter(({ servers }) => servers.includes('mongodb')).map(({ service }) => service)),
].sort();
const jobsOf = (all: readonly Manifest[]) => ofKind(all, 'Job');
const podOf = (job: ReturnType<typeof jobsOf>[number]) => job.spec.template.spec;
const migrated = (all: readonly Manifest[]) =>
  jobsOf(all).flatMap((job) => podOf(job).containers.map(({ name }) => name));

const isHook = ({ metadata }: Manifest): boolean => metadata.annotations?.['helm.sh/hook'] !== undefined;
const weightOf = ({ metadata }: Manifest): number =>
  Number(metadata.annotations?.['helm.sh/hook-weight'] ?? 0);

/** Lists the objects that an object creates in the cluster, itself or by an operator. */
const makes = ({ kind, metadata, spec }: Manifest): readonly string[] => [
  `${kind} ${metadata.name}`,
  ...(kind === 'ExternalSecret' ? [`Secret ${(spec as { target: { name: string } }).target.name}`] : []),
  ...(kind === 'User' ? [`Secret ${metadata.name}-user-credentials`] : []),
];

/** Lists the objects that a job's pod needs to begin. */
const needs = ({ serviceAccountName, containers, volumes }: ReturnType<typeof podOf>): readonly string[] => [
  `ServiceAccount ${serviceAccountName}`,
  ...containers.flatMap(({ env }) =>
    env.flatMap(({ valueFrom }) => (valueFrom ? [`Secret ${valueFrom.secretKeyRef.name}`] : [])),
  ),
  ...volumes.flatMap(({ configMap }) => (configMap ? [`ConfigMap ${configMap.name}`] : [])),
  ...volumes.flatMap(({ persistentVolumeClaim: claim }) =>
    claim ? [`PersistentVolumeClaim ${claim.claimName}`] : [],
  ),
];

const VALUES = ['minimal', 'managed', 'operators', 'everything'] as const;

test.each(VALUES)(
  'with %s, each service with a database migrates it, and gets only the settings it needs',
  (values) => {
    const all = render(values);
    const expected = statefulServices.filter((name) => values === 'everything' || name !== 'sandbox');
    expect(migrated(all).toSorted()).toEqual(expected);
    for (const container of jobsOf(all).flatMap((job) => podOf(job).containers)) {
      expect(container.command?.slice(-2)).toEqual(['main.ts', '--migrate']);
      expect(container.env.map(({ name }) => name)).toEqual([
        ...['MONGODB_PASSWORD', 'MONGODB_PREFIX', 'MONGODB_URI'],
      ]);
    }
  },
);

test.each(VALUES)(
  'with %s, a migration’s prerequisites exist before it, also in a service’s first upgrade',
  (values) => {
    const all = render(values);
    for (const job of jobsOf(all))
      for (const secretName of needs(podOf(job))) {
        const makers = all.filter((one) => makes(one).includes(secretName));
        const isLate = (one: Manifest) => !isHook(one) || weightOf(one) >= weightOf(job);
        // If the release creates none, a piece's Secret belongs to its operator.
        expect([job.metadata.name, secretName, makers.filter(isLate)]).toEqual([
          job.metadata.name,
          secretName,
          [],
        ]);
        if (!secretName.startsWith('Secret')) expect(makers).toHaveLength(1);
      }
  },
);

test.each(VALUES)('with %s, a migration gets to its database, and is nobody else’s pod', (values) => {
  const all = render(values);
  const policies = ofKind(all, 'NetworkPolicy');
  for (const job of jobsOf(all)) {
    const { labels } = job.spec.template.metadata;
    const before = policies.filter((one) => isHook(one) && weightOf(one) < weightOf(job));
    const ownPolicies = before.filter(({ spec }) => chooses(spec.podSelector, labels));
    expect(
      ownPolicies.flatMap(({ spec }) => spec.egress?.flatMap(({ ports }) => ports?.map(({ port }) => port))),
    ).toEqual([53, 53, 27017]);
    const servers = ownPolicies.flatMap(({ spec }) =>
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

test.each(VALUES)('with %s, services migrate side by side, since helm waits for each hook', (values) => {
  expect(jobsOf(render(values))).toHaveLength(1);
});

test('who is new at a MongoDB that an operator runs has nothing to migrate, and waits for no user', async () => {
  const users = ['posts', 'identity'].map((name) => ({ name }));
  const cluster = await startClusterApi([
    {
      apiVersion: 'mongodbcommunity.mongodb.com/v1',
      kind: 'MongoDBCommunity',
      metadata: { name: 'carillon-mongodb' },
      spec: { users },
    },
  ]);
  const rendered = await renderWithLookups('operators', cluster.kubeconfig).finally(() => cluster.close());
  expect(migrated(rendered)).toEqual(['identity', 'posts']);
  expect(cluster.asked()).toContain(
    '/apis/mongodbcommunity.mongodb.com/v1/namespaces/social/mongodbcommunity/carillon-mongodb',
  );
});

/** A release's deployments, running what a chart says. */
const running = (all: readonly Manifest[], status: object = { readyReplicas: 2, updatedReplicas: 2 }) =>
  ofKind(all, 'Deployment').map((one) => ({ ...one, status }));

const upgraded = async (
  live: Parameters<typeof startClusterApi>[0],
  more: Readonly<Record<string, unknown>>,
) => {
  const cluster = await startClusterApi(live);
  return renderWithLookups('minimal', cluster.kubeconfig, more).finally(() => cluster.close());
};

test.each([
  ['of a micro-frontend only', { 'pieces.mfe-tools.image.tag': '1.5.0' }, []],
  ['of one service', { 'pieces.posts.image.tag': '1.5.0' }, ['posts']],
  ['of everything', { 'image.tag': '1.5.0' }, statefulServices.filter((name) => name !== 'sandbox')],
  [
    'to an image that may be another under its name',
    { 'image.pullPolicy': 'Always' },
    expect.arrayContaining(['posts']),
  ],
])('an upgrade %s migrates the services whose image changes', async (_, more, expected) => {
  const all = await upgraded(running(render('minimal')), more);
  expect(migrated(all)).toEqual(expected);
  // The objects that the jobs depend on come and go with them.
  if (migrated(all).length === 0) expect(all.filter(isHook)).toEqual([]);
});

test('a service whose pods are not ready is migrated again', async () => {
  const waiting = running(render('minimal'), { updatedReplicas: 1 });
  expect(migrated(await upgraded(waiting, {}))).toContain('posts');
});
