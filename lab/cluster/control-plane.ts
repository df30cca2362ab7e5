import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { run, until } from './commands.ts';
import { freePorts, Processes } from './processes.ts';

/** The tests' caller: an administrator of this cluster only. */
const TOKEN = 'cluster-test';

/** A cluster that runs: where it is called, and what ends it. */
export interface ControlPlane {
  readonly kubeconfig: string;
  /** Key pairs and logs. */
  readonly folder: string;
  readonly certificate: string;
  readonly key: string;
  stop(): Promise<void>;
}

/**
 * Starts a Kubernetes of one's own on 127.0.0.1: etcd, API server, controllers, scheduler, and kwok, whose nodes say of each
 * pod that it is ready and of each job's that it is done.
 * @param programs the folder with Kubernetes' programs
 * @param kwok the program
 */
export async function startControlPlane(programs: string, kwok: string): Promise<ControlPlane> {
  const folder = await mkdtemp(path.join(tmpdir(), 'carillon-cluster-'));
  const processes = new Processes(folder);
  const at = (name: string) => path.join(folder, name);
  const stop = async () => {
    await processes.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const [etcd, peer, api, controllers, scheduler] = (await freePorts(5)).map((port) => `127.0.0.1:${port}`);
    const apiPort = api?.split(':')[1] ?? '';
    await writeKeys(at);
    await writeFile(at('tokens.csv'), `${TOKEN},tester,1,system:masters\n`, { mode: 0o600 });
    await writeFile(at('kubeconfig'), stringify(kubeconfigOf(`https://${api}`)), { mode: 0o600 });
    processes.start('etcd', 'etcd', [
      ...[`--data-dir=${at('etcd')}`],
      ...[`--listen-client-urls=http://${etcd}`, `--advertise-client-urls=http://${etcd}`],
      ...[`--listen-peer-urls=http://${peer}`, `--initial-advertise-peer-urls=http://${peer}`],
      `--initial-cluster=default=http://${peer}`,
    ]);
    await until('etcd answers', async () => (await fetch(`http://${etcd}/health`)).ok);
    processes.start('kube-apiserver', path.join(programs, 'kube-apiserver'), [
      ...[`--etcd-servers=http://${etcd}`, `--cert-dir=${at('certificates')}`, '--authorization-mode=RBAC'],
      ...['--bind-address=127.0.0.1', `--secure-port=${apiPort}`, '--advertise-address=127.0.0.1'],
      // Debian's etcd 3.4 can't serve streamed lists. With them, each watch of kwok's would end at once, and its nodes get lost.
      ...['--endpoint-reconciler-type=none', '--feature-gates=WatchList=false'],
      ...['--service-cluster-ip-range=10.96.0.0/16', `--token-auth-file=${at('tokens.csv')}`],
      ...[
        '--service-account-issuer=https://kubernetes.default',
        `--service-account-key-file=${at('sa.pub')}`,
      ],
      `--service-account-signing-key-file=${at('sa.key')}`,
    ]);
    const ask = ['get', '--raw', '/readyz'];
    const env = { KUBECONFIG: at('kubeconfig') };
    await until(
      'the API server is ready',
      async () => {
        const lines = processes.ended();
        if (lines.length > 0) throw new Error(lines.join('\n'));
        return (await run(path.join(programs, 'kubectl'), ask, { env })).stdout === 'ok';
      },
      180,
    );
    const common = [`--kubeconfig=${at('kubeconfig')}`, '--leader-elect=false', '--bind-address=127.0.0.1'];
    const portOf = (address = '') => `--secure-port=${address.split(':')[1]}`;
    processes.start('kube-controller-manager', path.join(programs, 'kube-controller-manager'), [
      ...[...common, portOf(controllers), `--cert-dir=${at('controllers')}`],
      `--service-account-private-key-file=${at('sa.key')}`,
      ...['--horizontal-pod-autoscaler-sync-period=1s', '--concurrent-deployment-syncs=10'],
    ]);
    processes.start('kube-scheduler', path.join(programs, 'kube-scheduler'), [
      ...[...common, portOf(scheduler), `--cert-dir=${at('scheduler')}`],
    ]);
    processes.start('kwok', kwok, [
      ...[`--kubeconfig=${at('kubeconfig')}`, '--manage-all-nodes=true', '--cidr=10.0.0.0/16'],
      ...['--node-lease-duration-seconds=40', `--config=${kwok}-stages.yaml`],
    ]);
    const pair = (kind: string) => path.join(at('certificates'), `apiserver.${kind}`);
    return { kubeconfig: at('kubeconfig'), folder, certificate: pair('crt'), key: pair('key'), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The pair that service accounts' tokens are signed with. */
async function writeKeys(at: (name: string) => string): Promise<void> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  await writeFile(at('sa.key'), privateKey, { mode: 0o600 });
  await writeFile(at('sa.pub'), publicKey);
}

const kubeconfigOf = (server: string) => ({
  apiVersion: 'v1',
  kind: 'Config',
  'current-context': 'here',
  clusters: [{ name: 'here', cluster: { server, 'insecure-skip-tls-verify': true } }],
  contexts: [{ name: 'here', context: { cluster: 'here', user: 'here' } }],
  users: [{ name: 'here', user: { token: TOKEN } }],
});
