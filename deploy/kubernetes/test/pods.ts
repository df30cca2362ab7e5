import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf, ROOT } from '@carillon/kit/service/read-services.ts';
import { freePort } from '../../processes/ports.ts';
import { runChild } from '../../processes/run-child.ts';
import { type Container, chooses, type Kinds, type Manifest, ofKind, type Probe } from './manifests.ts';
import { envOf, type Secrets } from './pod-env.ts';

type Deployment = Manifest<Kinds['Deployment']>;
type Volume = Kinds['Deployment']['template']['spec']['volumes'][number];

/** A pod of a deployment, as a process on this machine. */
export interface Pod {
  readonly name: string;
  /** Calls one of its container's probes. */
  probe(which: 'startupProbe' | 'readinessProbe' | 'livenessProbe'): Promise<number>;
  metrics(): Promise<string>;
  /** Returns its output so far. */
  output(): string;
  /** Stops the pod as the kubelet does and returns its exit code. Kills it and returns null when its grace is over. */
  stop(): Promise<number | null>;
}

/** The command of the images, for containers that say none. */
const [, CMD = ''] =
  /^(?:CMD|ENTRYPOINT) (\[.*main\.ts.*\])$/m.exec(
    readFileSync(path.join(import.meta.dirname, '../../docker/Dockerfile'), 'utf8'),
  ) ?? [];

interface Cluster {
  readonly manifests: readonly Manifest[];
  readonly secrets: Secrets;
  /** Where claims are stored. */
  readonly folder: string;
}

/**
 * Starts a pod for each deployment: with its command, its environment, and its claims, which pods that name the same one share.
 * Services lead to where the pods are that they choose. Gives, beside the pods, the port of each Service here.
 */
export async function startPods({ manifests, secrets, folder }: Cluster) {
  const deployments = ofKind(manifests, 'Deployment');
  const ports = new Map<string, number>();
  for (const { metadata, spec } of deployments)
    for (const port of spec.template.spec.containers[0].ports)
      ports.set(`${metadata.name} ${port.name}`, await freePort());
  const services = new Map(
    ofKind(manifests, 'Service').flatMap(({ metadata, spec }): (readonly [string, number])[] =>
      spec.ports.flatMap(({ port, targetPort }) => {
        const behind = deployments.find((one) =>
          chooses({ matchLabels: spec.selector }, one.spec.template.metadata.labels),
        );
        const serverPort = ports.get(`${behind?.metadata.name} ${targetPort}`);
        return serverPort ? [[`${metadata.name}:${port}`, serverPort]] : [];
      }),
    ),
  );
  /** Resolves hosts as the cluster's DNS would: an address that no Service has is unchanged and leads nowhere. */
  const substitute = (text: string): string =>
    text.replace(/http:\/\/([\w-]+:\d+)/g, (as, at: string) => {
      const port = services.get(at);
      return port ? `http://127.0.0.1:${port}` : as;
    });
  /** A claim is one folder for all; a ConfigMap is files. */
  const placeOf = ({ persistentVolumeClaim, configMap }: Volume): string | undefined => {
    const name = persistentVolumeClaim?.claimName ?? configMap?.name;
    if (!name) return undefined;
    const target = path.join(folder, name);
    mkdirSync(target, { recursive: true });
    const { data = {} } =
      manifests.find((one) => one.kind === 'ConfigMap' && one.metadata.name === name) ?? {};
    for (const [file, text] of Object.entries(data)) writeFileSync(path.join(target, file), substitute(text));
    return target;
  };
  const pods = deployments.map((one) => {
    const [container] = one.spec.template.spec.containers;
    const env = Object.fromEntries(
      Object.entries(envOf(container.env, secrets)).map(([name, value]) => [name, substitute(value)]),
    );
    const at = (name: string): number => ports.get(`${one.metadata.name} ${name}`) ?? 0;
    return startPod(one, {
      at,
      env: {
        ...env,
        ...filesBelow(one, env, placeOf),
        HOST: '127.0.0.1',
        OPS_HOST: '127.0.0.1',
        OPS_PORT: `${at('ops')}`,
        ...(at('http') && { PORT: `${at('http')}` }),
      },
    });
  });
  return { pods, services };
}

/** Returns local paths for the settings that name a file or folder of a volume. */
function filesBelow(
  { spec }: Deployment,
  env: Readonly<Record<string, string>>,
  place: (volume: Volume) => string | undefined,
) {
  const { containers, volumes } = spec.template.spec;
  return Object.fromEntries(
    containers[0].volumeMounts.flatMap(({ name, mountPath }) => {
      const volume = volumes.find((one) => one.name === name);
      const folder = volume && place(volume);
      if (!folder) return [];
      return Object.entries(env).flatMap(([setting, value]) =>
        value.startsWith(`${mountPath}/`)
          ? [[setting, path.join(folder, value.slice(mountPath.length))]]
          : [],
      );
    }),
  );
}

interface Place {
  readonly env: Readonly<Record<string, string>>;
  at(port: string): number;
}

function startPod({ metadata, spec }: Deployment, { env, at }: Place): Pod {
  const { containers, terminationGracePeriodSeconds } = spec.template.spec;
  const [container] = containers;
  const [command = '', ...args] = container.command ?? (JSON.parse(CMD) as string[]);
  const { cwd, env: ownEnv } = whereFrom(container);
  const child = runChild({
    name: metadata.name,
    command: command === 'node' ? process.execPath : command,
    args,
    cwd,
    env: { PATH: process.env.PATH, ...ownEnv, ...env },
  });
  const get = (where: string, port: string) => fetch(`http://127.0.0.1:${at(port)}${where}`);
  return {
    name: metadata.name,
    probe: async (which) => {
      const { httpGet }: Probe = container[which];
      return (await get(httpGet.path, httpGet.port)).status;
    },
    metrics: async () => (await get('/metrics', 'ops')).text(),
    output: child.output,
    async stop() {
      await child.end('SIGTERM', terminationGracePeriodSeconds * 1000);
      return child.process.exitCode;
    },
  };
}

/** An image's working folder and its own variables. Replaces the image here. */
export function whereFrom({ image }: Container): { cwd: string; env: Record<string, string> } {
  const [name = ''] = image.split('/').at(-1)?.split(/[:@]/) ?? [];
  const mfe = /^mfe-(.+)$/.exec(name)?.[1];
  if (!mfe) return { cwd: path.join(ROOT, folderOf(name as Parameters<typeof folderOf>[0])), env: {} };
  return {
    cwd: path.join(ROOT, 'deploy/mfe-server'),
    env: { MFE_FOLDER: path.join(ROOT, 'mfes', mfe, 'dist') },
  };
}
