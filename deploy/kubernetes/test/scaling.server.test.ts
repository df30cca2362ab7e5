import { expect, test } from '@jest/globals';
import { startClusterApi } from './cluster-api.ts';
import { type Manifest, ofKind } from './manifests.ts';
import { render, renderWithLookups } from './render.ts';

const KEDA = { 'autoscaling.keda.enabled': true };
const replicasOf = (all: readonly Manifest[], name: string) =>
  ofKind(all, 'Deployment').find(({ metadata }) => metadata.name === `carillon-${name}`)?.spec.replicas;

/** The chart's reply about a piece that has this many pods in the cluster. */
async function replicasAfter(
  name: string,
  replicas: number,
  { annotations, ...more }: { readonly annotations?: object; readonly [value: string]: unknown } = {},
) {
  const cluster = await startClusterApi([
    {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name: `carillon-${name}`, ...(annotations && { annotations }) },
      spec: { replicas, template: { spec: { containers: [{ image: 'carillon/any:1' }] } } },
    },
  ]);
  const all = await renderWithLookups('minimal', cluster.kubeconfig, more).finally(() => cluster.close());
  return replicasOf(all, name);
}

test.each([
  ['worker', 6],
  ['gateway', 6],
  ['worker', 0],
  ['gateway', 0],
])('an upgrade leaves %s at the %i pods that it finds', async (name, replicas) => {
  expect(await replicasAfter(name, replicas, KEDA)).toBe(replicas);
});

test.each([6, 0])(
  'the upgrade that takes the autoscaler of %i workers away leaves them',
  async (replicas) => {
    const [worker] = ofKind(render('minimal', KEDA), 'Deployment').filter(
      ({ metadata }) => metadata.name === 'carillon-worker',
    );
    expect(await replicasAfter('worker', replicas, { annotations: worker?.metadata.annotations })).toBe(
      replicas,
    );
  },
);

test('a piece without scaling has the configured number of pods', async () => {
  expect(await replicasAfter('posts', 0)).toBe(2);
});

test('without a cluster to look at, leaves out an autoscaler’s number', () => {
  const all = render('minimal', KEDA);
  expect([replicasOf(all, 'worker'), replicasOf(all, 'posts')]).toEqual([undefined, 2]);
});

test('while Prometheus is away, a busy set of workers stays as large as it is', () => {
  const [scaled] = ofKind(render('minimal', KEDA), 'ScaledObject');
  expect(scaled?.spec.fallback).toMatchObject({ replicas: 2, behavior: 'currentReplicasIfHigher' });
});
