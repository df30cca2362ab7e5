import { deepEqual, equal, match, ok } from 'node:assert/strict';
import type { Cluster } from './cluster.ts';
import { until } from './commands.ts';
import { takeLastChart } from './last-chart.ts';
import { Operator } from './operator.ts';
import * as release from './release.ts';
import { expectNoOutage, type Rollout, watchRollout } from './rollout.ts';
import type { Step } from './step.ts';

/** The namespace and the pieces that the operators' page names. */
export const NAMESPACE = 'social';
const ADDED = ['carillon-mfe-reminders', 'carillon-reminders'];

/** Watches a change of the release until all its pods are ready. */
export const watchChange = (cluster: Cluster, job: () => Promise<unknown>): Promise<Rollout> =>
  watchRollout(cluster, NAMESPACE, async () => {
    await job();
    await release.allReady(cluster);
  });

/** Installs, changes and rolls back a release, by the operators' page. */
export function liveSteps(helm: '3' | '4', operatorOf: (cluster: Cluster) => Operator): Step[] {
  return [
    {
      name: `Helm ${helm} installs under restricted Pod Security and the policies, without a warning`,
      run: async (cluster) => {
        cluster.useHelm(helm);
        match((await cluster.helm('version', '--short')).stdout, new RegExp(`v${helm}\\.`));
        await operatorOf(cluster).follow('Install');
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
        const rollout = await watchChange(cluster, () => operatorOf(cluster).follow('Upgrade one piece'));
        deepEqual(rollout.replaced.toSorted(), ['carillon-posts', 'carillon-worker']);
        deepEqual(await release.migrated(cluster), ['posts']);
        deepEqual(await cluster.list(NAMESPACE, 'jobs'), []);
        return expectNoOutage(rollout);
      },
    },
    {
      name: 'a setting of one service replaces its pods alone, and migrates nothing',
      run: async (cluster) => {
        const set = ['--set-string', 'pieces.billing.settings.LOG_LEVEL=debug'];
        const rollout = await watchChange(cluster, () => release.upgrade(cluster, ...set));
        deepEqual(rollout.replaced, ['carillon-billing']);
        deepEqual(await release.migrated(cluster), []);
        return expectNoOutage(rollout);
      },
    },
    {
      name: "a team's new service and micro-frontend replace gateways alone",
      run: async (cluster) => {
        const follow = () => operatorOf(cluster).follow('Add a service or a page');
        const rollout = await watchChange(cluster, follow);
        deepEqual(rollout.replaced, ['carillon-gateway']);
        const pods = await release.podsByDeployment(cluster);
        for (const name of ADDED) ok(pods.has(name), `${name} has no pod`);
        return expectNoOutage(rollout);
      },
    },
    {
      name: 'a rollback takes them away, and one to the first version brings its images back',
      run: async (cluster) => {
        const rollout = await watchChange(cluster, () => operatorOf(cluster).follow('Go back'));
        deepEqual(rollout.replaced.toSorted(), ['carillon-gateway', ...ADDED]);
        const first = await watchChange(cluster, () =>
          cluster.helm('rollback', 'carillon', '1', '-n', NAMESPACE),
        );
        match(await release.imageOf(cluster, 'carillon-posts'), /:1\.0\.0$/);
        expectNoOutage(first);
        return expectNoOutage(rollout);
      },
    },
  ];
}

/** Replaces the Ingress by an HTTPRoute. */
export const routed: Step = {
  name: 'browsers come by an HTTPRoute instead of an Ingress, and the API server takes both',
  run: async (cluster) => {
    const [ingress] = await cluster.list(NAMESPACE, 'ingresses');
    ok(ingress, 'there is no Ingress');
    equal(ingress.spec.ingressClassName, undefined);
    const gateway = 'httpRoute.parentRefs=[{"name":"public","namespace":"gateways"}]';
    const args = ['--set', 'httpRoute.enabled=true,ingress.enabled=false', '--set-json', gateway];
    await release.upgrade(cluster, ...args);
    deepEqual(await cluster.list(NAMESPACE, 'ingresses'), []);
    const [route] = await cluster.list(NAMESPACE, 'httproutes');
    deepEqual(route?.spec.hostnames, ['carillon.example']);
  },
};

/** Its files are on a volume that one pod at a time can have, so it shows that an absence is seen. */
export const recreated: Step = {
  name: 'the sandbox alone is away while its pod is replaced, since one pod at a time can have its files',
  run: async (cluster) => {
    await release.upgrade(cluster, '--set', 'sandbox.enabled=true');
    const set = ['--set-string', 'pieces.sandbox.settings.LOG_LEVEL=debug'];
    const { away } = await watchChange(cluster, () => release.upgrade(cluster, ...set));
    deepEqual([...away.keys()], ['carillon-sandbox']);
    await release.upgrade(cluster, '--set', 'sandbox.enabled=false');
    return `for ${((away.get('carillon-sandbox') ?? 0) / 1000).toFixed(1)} s`;
  },
};

/** Uninstalls by the page. What stays is taken away only by the commands for that. */
export const endSteps = (helm: '3' | '4', operatorOf: (cluster: Cluster) => Operator): Step[] => [
  {
    name: `Helm ${helm} uninstalls all but the claims and the Secrets`,
    run: async (cluster) => {
      await operatorOf(cluster).follow('Uninstall');
      let claims: string[] = [];
      await until('nothing else is left', async () => {
        claims = await release.listRemaining(cluster);
        deepEqual(
          claims.filter((one) => !/^(persistentvolumeclaim|secret)\/carillon-/.test(one)),
          [],
        );
        return true;
      });
      ok(claims.includes('persistentvolumeclaim/carillon-posts-files'), `kept are ${claims.join(', ')}`);
      return `${claims.length} kept`;
    },
  },
  {
    name: 'a release that is installed again takes the kept claim over, and the end takes all away',
    run: async (cluster) => {
      const claim = async () => (await cluster.list(NAMESPACE, 'persistentvolumeclaims'))[0]?.metadata.uid;
      const claimName = await claim();
      await operatorOf(cluster).follow('Install', {
        change: (line) => (line.startsWith('kubectl create namespace') ? '' : line),
      });
      await release.allReady(cluster);
      equal(await claim(), claimName);
      await operatorOf(cluster).follow('Uninstall');
      await operatorOf(cluster).follow('Uninstall', { block: 1 });
      await until('nothing is left', async () => {
        deepEqual(await release.listRemaining(cluster), []);
        return true;
      });
      await cluster.kubectl('delete', 'namespace', NAMESPACE);
    },
  },
];

/** Installs the last chart, and upgrades it to this one by the page. */
export const fromLast = (by: '3' | '4', to: '3' | '4'): Step => ({
  name: `Helm ${to} upgrades what Helm ${by} installed by the last chart`,
  run: async (cluster) => {
    cluster.useHelm(by);
    const operator = new Operator(cluster);
    const { chart, revision } = await takeLastChart(cluster.folder);
    await operator.follow('Install', { change: (line) => line.replace(/deploy\/kubernetes\/chart/, chart) });
    await release.allReady(cluster);
    cluster.useHelm(to);
    const rollout = await watchChange(cluster, () => operator.follow('Upgrade'));
    match(await release.imageOf(cluster, 'carillon-posts'), /:1\.1\.0$/);
    ok((await release.migrated(cluster)).includes('posts'), 'posts was not migrated');
    const summary = expectNoOutage(rollout);
    await operator.follow('Uninstall');
    await cluster.kubectl('delete', 'namespace', NAMESPACE);
    return `from ${revision}, ${summary}`;
  },
});
