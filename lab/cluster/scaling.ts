import { deepEqual } from 'node:assert/strict';
import { makeAutoscaler, removeAutoscaler, workersAre, workersDuring } from './autoscaler.ts';
import type { Cluster } from './cluster.ts';
import { type ExternalMetrics, startExternalMetrics } from './external-metrics.ts';
import { NAMESPACE } from './life.ts';
import { upgrade } from './release.ts';
import type { Step } from './step.ts';

const API = 'v1beta1.external.metrics.k8s.io';

export const scaleStep = (helm: '3' | '4'): Step => ({
  name: 'workers grow with the dispatch lag and shrink after it, and KEDA comes and goes without a dip',
  run: async (cluster) => {
    const metrics = await startExternalMetrics(cluster);
    try {
      await cluster.apply(metrics.objects, 'kube-system');
      await cluster.kubectl(...['wait', `apiservice/${API}`, '--for=condition=Available', '--timeout=60s']);
      return await scale(cluster, metrics, helm);
    } finally {
      metrics.close();
      await cluster.kubectl('delete', 'apiservice', API, '--ignore-not-found');
    }
  },
});

async function scale(cluster: Cluster, metrics: ExternalMetrics, helm: '3' | '4'): Promise<string> {
  const ask = (count: number) =>
    cluster.kubectl('scale', 'deployment/carillon-worker', '-n', NAMESPACE, `--replicas=${count}`);
  const expectSteady = async (count: number, job: () => Promise<unknown>) =>
    deepEqual(new Set(await workersDuring(cluster, NAMESPACE, job)), new Set([count]));
  const update = (tag: string, ...more: string[]) =>
    upgrade(cluster, '--set-string', `pieces.posts.image.tag=${tag}`, ...more);

  await ask(6);
  metrics.set(15);
  await expectSteady(6, () => upgrade(cluster, '--set', 'autoscaling.keda.enabled=true'));
  await ask(0);
  await expectSteady(0, () => update('1.7.0'));
  await ask(6);
  await makeAutoscaler(cluster, NAMESPACE);
  metrics.set(90);
  await workersAre(cluster, NAMESPACE, 10);
  await expectSteady(10, () => update('1.8.0'));
  metrics.set(1);
  await workersAre(cluster, NAMESPACE, 2);
  metrics.set(15);
  await ask(6);
  await expectSteady(6, async () => {
    await upgrade(cluster, '--set', 'autoscaling.keda.enabled=false');
    await removeAutoscaler(cluster, NAMESPACE);
  });
  // Helm 4 doesn't change a number that somebody else has set.
  await update('1.9.0', ...(helm === '4' ? ['--force-conflicts'] : []));
  await workersAre(cluster, NAMESPACE, 2);
  return '6 when it comes, 0 stay 0, 10 under lag, 2 after it, 6 when it goes, then as many as are set';
}
