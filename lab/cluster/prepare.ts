import { type Cluster, ROOT } from './cluster.ts';
import { run } from './commands.ts';
import { POLICED, policyObjects } from './policies.ts';

/** Definitions that operators bring, as files of Go modules. */
const DEFINITIONS = [
  'sigs.k8s.io/gateway-api@v1.4.0/config/crd/standard/gateway.networking.k8s.io_gateways.yaml',
  'sigs.k8s.io/gateway-api@v1.4.0/config/crd/standard/gateway.networking.k8s.io_gatewayclasses.yaml',
  'sigs.k8s.io/gateway-api@v1.4.0/config/crd/standard/gateway.networking.k8s.io_httproutes.yaml',
  'github.com/kedacore/keda/v2@v2.21.0/config/crd/bases/keda.sh_scaledobjects.yaml',
];

/** Labels that hold a namespace to Pod Security and the policies. */
export const NAMESPACE_LABELS = {
  ...POLICED,
  'pod-security.kubernetes.io/enforce': 'restricted',
  'pod-security.kubernetes.io/warn': 'restricted',
  'pod-security.kubernetes.io/audit': 'restricted',
};

/** Nodes, volumes, policies and definitions that a cluster has before Carillon comes. */
export async function prepareCluster(cluster: Cluster): Promise<void> {
  await cluster.apply([...nodes(3), storageClass, ...volumes(24), ...policyObjects()]);
  for (const definition of DEFINITIONS)
    await cluster.kubectl('apply', '--server-side', '-f', await moduleFile(definition));
}

/** @param file MODULE@VERSION/PATH */
async function moduleFile(file: string): Promise<string> {
  const [, module = '', version = ''] = /^([^@]+)@([^/]+)\//.exec(file) ?? [];
  // Outside the checkout there is no go.mod to look up a module in.
  await run('go', ['mod', 'download', `${module}@${version}`], { cwd: '/' });
  const { stdout } = await run('go', ['env', 'GOMODCACHE'], { cwd: ROOT });
  return `${stdout.trim()}/${file}`;
}

const nodes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    apiVersion: 'v1',
    kind: 'Node',
    metadata: {
      name: `node-${index}`,
      labels: { 'kubernetes.io/hostname': `node-${index}`, 'topology.kubernetes.io/zone': `zone-${index}` },
    },
    status: {
      allocatable: { cpu: '32', memory: '256Gi', pods: '110' },
      capacity: { cpu: '32', memory: '256Gi', pods: '110' },
    },
  }));

const storageClass = {
  apiVersion: 'storage.k8s.io/v1',
  kind: 'StorageClass',
  metadata: { name: 'kept', annotations: { 'storageclass.kubernetes.io/is-default-class': 'true' } },
  provisioner: 'kubernetes.io/no-provisioner',
  volumeBindingMode: 'Immediate',
};

const volumes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    apiVersion: 'v1',
    kind: 'PersistentVolume',
    metadata: { name: `volume-${index}` },
    spec: {
      capacity: { storage: '20Gi' },
      accessModes: ['ReadWriteMany', 'ReadWriteOnce'],
      storageClassName: 'kept',
      hostPath: { path: `/volumes/${index}` },
    },
  }));
