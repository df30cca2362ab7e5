import type { Cluster } from './cluster.ts';

const NAME = 'carillon-worker';

interface ScaledObject {
  readonly spec: {
    readonly scaleTargetRef: { readonly name: string };
    readonly minReplicaCount: number;
    readonly maxReplicaCount: number;
    readonly triggers: readonly {
      readonly metricType: string;
      readonly metadata: { readonly threshold: string };
    }[];
  };
}

/**
 * Does what KEDA does with the workers' ScaledObject: a Kubernetes autoscaler driven by an external metric. It scales
 * down after two seconds instead of KEDA's minutes.
 */
export async function makeAutoscaler(cluster: Cluster, namespace: string): Promise<void> {
  const { stdout } = await cluster.kubectl('get', `scaledobject/${NAME}`, '-n', namespace, '-o', 'json');
  const { spec } = JSON.parse(stdout) as ScaledObject;
  const [trigger] = spec.triggers;
  if (!trigger) throw new Error(`${NAME} has no trigger`);
  const target = { type: trigger.metricType, value: trigger.metadata.threshold };
  await cluster.apply(
    [
      {
        apiVersion: 'autoscaling/v2',
        kind: 'HorizontalPodAutoscaler',
        metadata: { name: `keda-hpa-${NAME}` },
        spec: {
          scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: spec.scaleTargetRef.name },
          minReplicas: spec.minReplicaCount,
          maxReplicas: spec.maxReplicaCount,
          metrics: [{ type: 'External', external: { metric: { name: 's0-prometheus' }, target } }],
          behavior: { scaleDown: { stabilizationWindowSeconds: 2 } },
        },
      },
    ],
    namespace,
  );
}

/** KEDA takes its autoscaler away with the ScaledObject. */
export const removeAutoscaler = (cluster: Cluster, namespace: string) =>
  cluster.kubectl('delete', 'hpa', `keda-hpa-${NAME}`, '-n', namespace);

/** Waits until there are so many workers, as asked for and ready. */
export async function workersAre(cluster: Cluster, namespace: string, count: number): Promise<void> {
  for (const field of ['spec.replicas', 'status.readyReplicas'])
    await cluster.kubectl(
      ...[
        'wait',
        `deployment/${NAME}`,
        '-n',
        namespace,
        `--for=jsonpath={.${field}}=${count}`,
        '--timeout=60s',
      ],
    );
}

/**
 * Notes each number of workers that the deployment asks for while a job runs, however shortly.
 * @returns the numbers, the one before the job first
 */
export async function workersDuring(
  cluster: Cluster,
  namespace: string,
  job: () => Promise<unknown>,
): Promise<number[]> {
  const counts: number[] = [];
  const path = 'jsonpath={.spec.replicas}{"\\n"}';
  await cluster.watch(
    ['get', `deployment/${NAME}`, '-n', namespace, '--watch', '-o', path],
    (line) => counts.push(Number(line)),
    job,
  );
  return counts;
}
