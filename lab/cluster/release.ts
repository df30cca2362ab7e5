import { ok } from 'node:assert/strict';
import { CHART, type Cluster, type Thing } from './cluster.ts';
import type { CommandResult } from './commands.ts';

const WAIT = '--timeout=120s';

/** Upgrades the release with the chart that it has, by values of one's own. */
export async function upgrade(cluster: Cluster, ...args: string[]): Promise<void> {
  const line = ['upgrade', 'carillon', CHART, '-n', 'social', '--reuse-values', ...args];
  warnsOfNothing(`helm ${line.join(' ')}`, await cluster.helm(...line));
  await allReady(cluster);
}

export function warnsOfNothing(command: string, { stderr }: CommandResult): void {
  ok(!/warn/i.test(stderr), `${command} warns:\n${stderr}`);
}

/** Waits until each deployment of a namespace has all of its pods, of its last version, ready. */
export async function allReady(cluster: Cluster, namespace = 'social'): Promise<number> {
  const deployments = await cluster.list(namespace, 'deployments');
  ok(deployments.length > 0, `${namespace} has no deployments`);
  for (const { metadata } of deployments)
    await cluster.kubectl('rollout', 'status', `deployment/${metadata.name}`, '-n', namespace, WAIT);
  return deployments.length;
}

/** Each Service has the address of a pod. */
export async function servicesHaveEndpoints(cluster: Cluster, namespace = 'social'): Promise<number> {
  const services = await cluster.list(namespace, 'services');
  for (const { metadata } of services)
    await cluster.kubectl(
      ...['wait', 'endpointslices', '-n', namespace, '-l', `kubernetes.io/service-name=${metadata.name}`],
      ...['--for=jsonpath={.endpoints[0].conditions.ready}=true', WAIT],
    );
  return services.length;
}

/** The pods that stay, by the name of their deployment: names and the time of birth tell whether they were replaced. */
export async function podsByDeployment(
  cluster: Cluster,
  namespace = 'social',
): Promise<Map<string, readonly string[]>> {
  const sets = await cluster.list(namespace, 'replicasets');
  const owner = (pod: Thing) =>
    sets.find(({ metadata }) => pod.metadata.name.startsWith(`${metadata.name}-`));
  const pods = (await cluster.list(namespace, 'pods')).filter(
    ({ metadata, status }) => !metadata.deletionTimestamp && status?.phase === 'Running',
  );
  const byName = Map.groupBy(pods, (pod) => owner(pod)?.metadata.name.replace(/-[a-z0-9]+$/, '') ?? 'none');
  return new Map(
    [...byName].map(([name, things]) => [name, things.map(({ metadata }) => metadata.uid).toSorted()]),
  );
}

/** Names of the services that the hooks of a release's last version migrate. */
export async function migrated(
  cluster: Cluster,
  release = 'carillon',
  namespace = 'social',
): Promise<string[]> {
  const { stdout } = await cluster.helm('get', 'hooks', release, '-n', namespace);
  const job = stdout.split(/^---$/m).find((one) => /^kind: Job$/m.test(one)) ?? '';
  return [...job.matchAll(/^ {8}- name: (\S+)$/gm)].map(([, name = '']) => name);
}

export async function imageOf(cluster: Cluster, deployment: string, namespace = 'social'): Promise<string> {
  const path = '{.spec.template.spec.containers[0].image}';
  const { stdout } = await cluster.kubectl(
    ...['get', `deployment/${deployment}`, '-n', namespace, '-o', `jsonpath=${path}`],
  );
  return stdout;
}

/** Lists the objects left in a namespace, by kind and name, without the cluster's own. */
export async function listRemaining(cluster: Cluster, namespace = 'social'): Promise<string[]> {
  const { stdout } = await cluster.kubectl('api-resources', '--namespaced', '--verbs=list', '-o', 'name');
  const kinds = stdout.split('\n').filter((kind) => kind && !/^events|metrics|^externalmetrics/.test(kind));
  const all = await cluster.kubectl(
    'get',
    kinds.join(','),
    '-n',
    namespace,
    '-o',
    'name',
    '--ignore-not-found',
  );
  return all.stdout
    .split('\n')
    .filter((one) => one && one !== 'serviceaccount/default' && one !== 'configmap/kube-root-ca.crt');
}
