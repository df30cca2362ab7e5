import { expect, test } from '@jest/globals';
import { startClusterApi } from './cluster-api.ts';
import { type Manifest, ofKind } from './manifests.ts';
import { render, renderWithLookups } from './render.ts';

const KEDA = { 'autoscaling.keda.enabled': true };
const replicasOf = (all: readonly Manifest[], name: string) =>
  ofKind(all, 'Deployment').find(({ metadata }) => metadata.name === `carillon-${name}`)?.spec.replicas;

test.each(['worker', 'gateway'])('an upgrade leaves as many %s pods as its autoscaler made', async (name) => {
  const cluster = await startClusterApi([
    {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name: `carillon-${name}` },
      spec: { replicas: 6, template: { spec: { containers: [{ image: 'carillon/any:1' }] } } },
    },
  ]);
  const all = await renderWithLookups('minimal', cluster.kubeconfig, KEDA).finally(() => cluster.close());
  expect(replicasOf(all, name)).toBe(6);
});

test('the upgrade that takes the autoscaler of the workers away leaves their pods', async () => {
  const [before] = ofKind(render('minimal', KEDA), 'Deployment').filter(
    ({ metadata }) => metadata.name === 'carillon-worker',
  );
  const live = { ...before, spec: { ...before?.spec, replicas: 6 } };
  const cluster = await startClusterApi([live as Parameters<typeof startClusterApi>[0][number]]);
  const all = await renderWithLookups('minimal', cluster.kubeconfig).finally(() => cluster.close());
  expect(replicasOf(all, 'worker')).toBe(6);
});

test('without a cluster to look at, an autoscaler’s number is not said', () => {
  const all = render('minimal', KEDA);
  expect([replicasOf(all, 'worker'), replicasOf(all, 'posts')]).toEqual([undefined, 2]);
});

test('while Prometheus is away, a busy set of workers stays as large as it is', () => {
  const [scaled] = ofKind(render('minimal', KEDA), 'ScaledObject');
  expect(scaled?.spec.fallback).toMatchObject({ replicas: 2, behavior: 'currentReplicasIfHigher' });
});
