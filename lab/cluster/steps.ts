import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict';
import { ADDED, addService } from './added-service.ts';
import { makeAutoscaler, removeAutoscaler, workersAre, workersDuring } from './autoscaler.ts';
import { CHART, type Cluster } from './cluster.ts';
import { until } from './commands.ts';
import { startExternalMetrics } from './external-metrics.ts';
import { admittedPod, POLICED, POLICIES } from './policies.ts';
import * as release from './release.ts';

/** A sentence that holds, or whose `run` fails; what it returns is printed beside the time. */
export interface Step {
  readonly name: string;
  run(cluster: Cluster): Promise<unknown>;
}

const NAMESPACE = 'social';
const upgrade = async (cluster: Cluster, ...args: string[]) => {
  const chart = args[0]?.startsWith('/') ? args.shift() : CHART;
  const line = ['upgrade', 'carillon', chart ?? CHART, '-n', NAMESPACE, '--reuse-values', ...args];
  release.warnsOfNothing(`helm ${line.join(' ')}`, (await cluster.helm(...line)).stderr);
  await release.allReady(cluster);
};

/** Installs, changes and removes a release, with whichever Helm is used. */
const life = (helm: '3' | '4'): Step[] => [
  {
    name: `Helm ${helm} installs by the README's commands, under restricted Pod Security and the policies, without a warning`,
    run: async (cluster) => {
      if (helm === '4') cluster.useHelm('4');
      match((await cluster.helm('version', '--short')).stdout, new RegExp(`v${helm}\\.`));
      await release.install(cluster);
      return `${await release.allReady(cluster)} deployments`;
    },
  },
  {
    name: 'each Service has the address of a ready pod',
    run: async (cluster) => `${await release.servicesHaveEndpoints(cluster)} Services`,
  },
  {
    name: 'a new image of posts replaces the pods of posts and its workers, and migrates posts alone',
    run: async (cluster) => {
      const before = await release.podsByDeployment(cluster);
      await upgrade(cluster, '--set-string', 'pieces.posts.image.tag=1.5.0');
      const changed = release.replaced(before, await release.podsByDeployment(cluster));
      deepEqual(changed, ['carillon-posts', 'carillon-worker']);
      deepEqual(await release.migrated(cluster), ['posts']);
      await release.migrationIsDone(cluster);
    },
  },
  {
    name: 'a setting of one service replaces its pods alone, and migrates nothing',
    run: async (cluster) => {
      const before = await release.podsByDeployment(cluster);
      await upgrade(cluster, '--set-string', 'pieces.billing.settings.LOG_LEVEL=debug');
      deepEqual(release.replaced(before, await release.podsByDeployment(cluster)), ['carillon-billing']);
      deepEqual(await release.migrated(cluster), []);
    },
  },
  {
    name: 'a service is added without another pod being replaced',
    run: async (cluster) => {
      const before = await release.podsByDeployment(cluster);
      await upgrade(cluster, await addService(cluster, NAMESPACE));
      const after = await release.podsByDeployment(cluster);
      deepEqual(release.replaced(before, after), []);
      ok(after.has(`carillon-${ADDED}`), 'the new service has no pod');
    },
  },
  {
    name: 'a rollback to the first version brings its images back and takes the added service away',
    run: async (cluster) => {
      await cluster.helm('rollback', 'carillon', '1', '-n', NAMESPACE);
      await release.allReady(cluster);
      match(await release.imageOf(cluster, 'carillon-posts'), /:1\.0\.0$/);
      ok(!(await release.podsByDeployment(cluster)).has(`carillon-${ADDED}`), 'the added service is there');
    },
  },
];

const scaling: Step[] = [
  {
    name: 'workers grow with the dispatch lag and shrink after it, and KEDA comes and goes without a dip',
    run: async (cluster) => {
      const metrics = await startExternalMetrics(cluster);
      try {
        await cluster.apply(metrics.objects);
        await cluster.kubectl(
          ...[
            'wait',
            'apiservice/v1beta1.external.metrics.k8s.io',
            '--for=condition=Available',
            '--timeout=60s',
          ],
        );
        await cluster.kubectl('scale', 'deployment/carillon-worker', '-n', NAMESPACE, '--replicas=6');
        metrics.set(15);
        const switchOn = () => upgrade(cluster, '--set', 'autoscaling.keda.enabled=true');
        deepEqual(new Set(await workersDuring(cluster, NAMESPACE, switchOn)), new Set([6]));
        await makeAutoscaler(cluster, NAMESPACE);
        metrics.set(90);
        await workersAre(cluster, NAMESPACE, 10);
        const update = () => upgrade(cluster, '--set-string', 'pieces.posts.image.tag=1.6.0');
        deepEqual(new Set(await workersDuring(cluster, NAMESPACE, update)), new Set([10]));
        metrics.set(1);
        await workersAre(cluster, NAMESPACE, 2);
        metrics.set(15);
        await cluster.kubectl('scale', 'deployment/carillon-worker', '-n', NAMESPACE, '--replicas=6');
        const switchOff = async () => {
          await upgrade(cluster, '--set', 'autoscaling.keda.enabled=false');
          await removeAutoscaler(cluster, NAMESPACE);
        };
        deepEqual(new Set(await workersDuring(cluster, NAMESPACE, switchOff)), new Set([6]));
        return '6 when it comes, 10 under lag, 2 after it, 6 when it goes';
      } finally {
        metrics.close();
        await cluster.kubectl(
          'delete',
          'apiservice',
          'v1beta1.external.metrics.k8s.io',
          '--ignore-not-found',
        );
      }
    },
  },
];

const addresses: Step[] = [
  {
    name: 'browsers come by an HTTPRoute instead of an Ingress, and the API server takes both',
    run: async (cluster) => {
      const [ingress] = await cluster.list(NAMESPACE, 'ingresses');
      ok(ingress, 'there is no Ingress');
      equal(ingress.spec.ingressClassName, undefined);
      const gateway = 'httpRoute.parentRefs=[{"name":"public","namespace":"gateways"}]';
      const args = ['--set', 'httpRoute.enabled=true,ingress.enabled=false', '--set-json', gateway];
      await upgrade(cluster, ...args);
      deepEqual(await cluster.list(NAMESPACE, 'ingresses'), []);
      const [route] = await cluster.list(NAMESPACE, 'httproutes');
      deepEqual(route?.spec.hostnames, ['carillon.example']);
    },
  },
];

const ends = (helm: '3' | '4'): Step => ({
  name: `Helm ${helm} uninstalls all but the claims and the Secrets`,
  run: async (cluster) => {
    await cluster.helm('uninstall', 'carillon', '-n', NAMESPACE, '--wait');
    await cluster.kubectl('wait', 'pods', '--all', '-n', NAMESPACE, '--for=delete', '--timeout=120s');
    let kept: string[] = [];
    await until('nothing else is left', async () => {
      kept = await release.left(cluster);
      deepEqual(
        kept.filter((one) => !/^(persistentvolumeclaim|secret)\/carillon-/.test(one)),
        [],
      );
      return true;
    });
    ok(kept.includes('persistentvolumeclaim/carillon-posts-files'), `kept are ${kept.join(', ')}`);
    await cluster.kubectl('delete', 'namespace', NAMESPACE);
  },
});

/** All that is tried, in order: each stands on what those before it left. */
export const STEPS: readonly Step[] = [
  {
    name: 'each policy lets a good pod in and refuses the one that breaks it',
    run: async (cluster) => {
      await cluster.apply([
        { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'policed', labels: POLICED } },
      ]);
      await cluster.kubectl('create', 'serviceaccount', 'web', '-n', 'policed');
      const create = (spec: object) =>
        cluster.apply(
          [
            {
              apiVersion: 'v1',
              kind: 'Pod',
              metadata: { name: 'web' },
              spec: { ...spec, serviceAccountName: 'web' },
            },
          ],
          'policed',
          '--dry-run=server',
        );
      await create(admittedPod());
      for (const { name, message, spoil } of POLICIES) {
        const pod = admittedPod();
        spoil(pod);
        // The API server takes a policy up a moment after it was applied.
        await until(`the policy ${name} holds`, async () => {
          await rejects(create(pod), new RegExp(message));
          return true;
        });
      }
      return `${POLICIES.length} policies`;
    },
  },
  ...life('3'),
  ...scaling,
  ...addresses,
  {
    name: 'a second release beside it is ready, and leaves the first one as it is',
    run: async (cluster) => {
      const before = await release.podsByDeployment(cluster);
      await release.install(cluster, 'second', 'second');
      await release.allReady(cluster, 'second');
      deepEqual(release.replaced(before, await release.podsByDeployment(cluster)), []);
      await cluster.helm('uninstall', 'second', '-n', 'second');
      await release.allReady(cluster);
    },
  },
  ends('3'),
  ...life('4'),
  ...scaling,
  ends('4'),
];
