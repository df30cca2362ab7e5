import { deepEqual, equal } from 'node:assert/strict';
import type { Cluster } from './cluster.ts';
import { NAMESPACE } from './life.ts';
import type { Operator } from './operator.ts';
import * as release from './release.ts';
import { watchRollout } from './rollout.ts';
import type { Step } from './step.ts';

/** A second release by the operators' page, beside the first one. */
export const severalSteps = (operatorOf: (cluster: Cluster) => Operator): Step[] => [
  {
    name: 'a second release in a namespace of its own leaves the first one as it is',
    run: (cluster) =>
      tryBeside(cluster, 'second', {
        install: () => operatorOf(cluster).follow('Run several releases'),
        end: () => cluster.kubectl('delete', 'namespace', 'second'),
      }),
  },
  {
    name: 'a second release in the same namespace leaves the first one as it is',
    run: (cluster) =>
      tryBeside(cluster, NAMESPACE, {
        install: () => operatorOf(cluster).follow('Run several releases', { change: inFirstNamespace }),
        end: () => operatorOf(cluster).follow('Uninstall', { block: 1, change: ofSecond }),
      }),
  },
];

const ofSecond = (line: string): string =>
  line.replace('instance=carillon', 'instance=second').replace('made/secrets', 'made/second/secrets');

/** Adapts a line as the page says for two releases in one namespace. */
function inFirstNamespace(line: string): string {
  if (line.startsWith('kubectl create namespace')) return '';
  const servers = [
    'servers.mongodb.uri=mongodb://{user}:{password}@second-mongodb:27017/?authSource=admin',
    'servers.rabbitmq.uri=amqp://{user}:{password}@second-rabbitmq:5672/carillon',
    'servers.redis.uri=redis://{user}:{password}@second-redis:6379',
  ];
  const sets = ['ingress.tlsSecret=second-tls', ...servers].map((one) => ` --set-string '${one}'`).join('');
  return line.replace('-n second', `-n ${NAMESPACE}`).replace(/^helm install .*/, `$&${sets}`);
}

async function tryBeside(
  cluster: Cluster,
  namespace: string,
  { install, end }: { readonly install: () => Promise<void>; readonly end: () => Promise<unknown> },
): Promise<string> {
  const { stdout: first } = await cluster.helm('get', 'manifest', 'carillon', '-n', NAMESPACE);
  const { replaced, away } = await watchRollout(cluster, NAMESPACE, async () => {
    await install();
    await release.allReady(cluster, namespace);
    await release.servicesHaveEndpoints(cluster, namespace);
    await cluster.helm('uninstall', 'second', '-n', namespace, '--wait');
    await end();
  });
  deepEqual([replaced, [...away]], [[], []]);
  equal((await cluster.helm('get', 'manifest', 'carillon', '-n', NAMESPACE)).stdout, first);
  return `${await release.allReady(cluster)} deployments stay`;
}
