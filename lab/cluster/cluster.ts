import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { type CommandResult, follow, run } from './commands.ts';
import { type ControlPlane, startControlPlane } from './control-plane.ts';

export const ROOT = path.join(import.meta.dirname, '../..');
const BUILT = path.join(ROOT, '.cache/cluster');
export const KUBERNETES = '1.37.2';
export const CHART = 'deploy/kubernetes/chart';

/** The part of an object that the tests look at. */
export interface Thing {
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly uid: string;
    readonly labels?: Readonly<Record<string, string>>;
    readonly deletionTimestamp?: string;
  };
  readonly spec: Record<string, unknown>;
  readonly status?: Readonly<Record<string, unknown>>;
}

/** A cluster that runs, and the programs that speak to it. */
export interface Cluster extends ControlPlane {
  kubectl(...args: string[]): Promise<CommandResult>;
  /** Runs a job while `take` gets each line that kubectl prints about it, the current state first. */
  watch(args: readonly string[], take: (line: string) => void, job: () => Promise<unknown>): Promise<void>;
  /** @param objects what the API server receives */
  apply(objects: readonly object[], namespace?: string, ...args: string[]): Promise<CommandResult>;
  /** Objects of a kind in a namespace. */
  list(namespace: string, kind: string): Promise<Thing[]>;
  helm(...args: string[]): Promise<CommandResult>;
  /** Runs a line of a shell in a folder; `helm` and `kubectl` are this cluster's. */
  shell(line: string, folder: string): Promise<CommandResult>;
  useHelm(version: '3' | '4'): void;
}

const PROGRAMS = path.join(BUILT, KUBERNETES);

export const startCluster = async (): Promise<Cluster> =>
  clusterOf(await startControlPlane(PROGRAMS, path.join(BUILT, 'kwok')));

export function clusterOf(plane: ControlPlane): Cluster {
  let bin = '';
  const useHelm = (version: '3' | '4') => {
    bin = path.join(plane.folder, `bin-${version}`);
    if (mkdirSync(bin, { recursive: true }) === undefined) return;
    symlinkSync(path.join(BUILT, `helm-${version}`), path.join(bin, 'helm'));
    symlinkSync(path.join(PROGRAMS, 'kubectl'), path.join(bin, 'kubectl'));
  };
  useHelm('3');
  const how = (input?: string) => ({
    cwd: ROOT,
    input,
    env: {
      KUBECONFIG: plane.kubeconfig,
      HOME: plane.folder,
      PATH: `${bin}:${path.dirname(process.execPath)}:${process.env.PATH}`,
    },
  });
  const kubectl = (...args: string[]) => run(path.join(bin, 'kubectl'), args, how());
  return {
    ...plane,
    useHelm,
    kubectl,
    async watch(args, take, job) {
      const stop = new AbortController();
      const start = Promise.withResolvers<void>();
      const watching = follow(path.join(bin, 'kubectl'), args, {
        env: how().env,
        signal: stop.signal,
        take(line) {
          take(line);
          start.resolve();
        },
      });
      try {
        await Promise.race([start.promise, watching]);
        await job();
      } finally {
        stop.abort();
      }
      await watching;
    },
    helm: (...args) => run(path.join(bin, 'helm'), args, how()),
    shell: (line, folder) => run('bash', ['-c', line], { ...how(), cwd: folder }),
    apply: (objects, namespace = 'default', ...args) =>
      run(
        path.join(bin, 'kubectl'),
        ['apply', '-n', namespace, '-f', '-', ...args],
        how(objects.map((one) => JSON.stringify(one)).join('\n---\n')),
      ),
    list: async (namespace, kind) => {
      const { stdout } = await kubectl('get', kind, '-n', namespace, '-o', 'json');
      return (JSON.parse(stdout) as { readonly items: Thing[] }).items;
    },
  };
}
