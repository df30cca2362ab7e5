import { deepEqual, ok } from 'node:assert/strict';
import type { Cluster } from './cluster.ts';
import { podsByDeployment } from './release.ts';

/** The changes in a namespace during a job. */
export interface Rollout {
  /** Deployments of which a pod was replaced or taken away. */
  readonly replaced: readonly string[];
  /** Services that were without a ready pod for a moment, in milliseconds. A Service that goes for good is not among them. */
  readonly away: ReadonlyMap<string, number>;
  /** Whether the first new pod started after the migration succeeded. True without a migration. */
  readonly migratedFirst: boolean;
}

/** Watches pods and Services while a job runs. */
export async function watchRollout(
  cluster: Cluster,
  namespace: string,
  job: () => Promise<unknown>,
): Promise<Rollout> {
  const before = await podsByDeployment(cluster, namespace);
  const outages = new Outages();
  const order = new Order([...before.values()].flat());
  const watchPods = () => cluster.watch(watchOf('pods', namespace, POD), (line) => order.take(line), job);
  const slices = watchOf('endpointslices', namespace, SLICE);
  await cluster.watch(slices, (line) => outages.take(line, performance.now()), watchPods);
  const after = await podsByDeployment(cluster, namespace);
  const isReplaced = ([name, uids]: readonly [string, readonly string[]]) =>
    uids.some((uid) => !after.get(name)?.includes(uid));
  return {
    replaced: [...before].filter(isReplaced).map(([name]) => name),
    away: outages.away(),
    migratedFirst: order.migratedFirst(),
  };
}

/**
 * Holds a rollout to what each upgrade promises: no service is away, and migrations come first.
 * @returns the longest time that a service was away, in words
 */
export function expectNoOutage({ away, migratedFirst }: Rollout): string {
  deepEqual([...away], [], 'Services were without a ready pod');
  ok(migratedFirst, 'new pods came before the migration had succeeded');
  return 'each service away for 0.0 s';
}

const POD =
  '{.object.metadata.uid} {.object.metadata.labels.app\\.kubernetes\\.io/component}={.object.status.phase}';
const SLICE =
  '{.object.metadata.name} {.object.metadata.labels.kubernetes\\.io/service-name} {.object.endpoints[*].conditions.ready}';

const watchOf = (kind: string, namespace: string, template: string): string[] => [
  ...['get', kind, '-n', namespace, '--watch', '--output-watch-events'],
  ...['-o', `jsonpath={.type} ${template}{"\\n"}`],
];

/** How long each Service has no ready pod, by its EndpointSlices. */
export class Outages {
  readonly #slices = new Map<string, { readonly service: string; readonly ready: number }>();
  readonly #since = new Map<string, number>();
  readonly #away = new Map<string, number>();

  /**
   * @param line TYPE SLICE SERVICE and, of each pod, whether it is ready
   * @param now milliseconds
   */
  take(line: string, now: number): void {
    const [type, slice = '', service = '', ...pods] = line.trim().split(/\s+/);
    const hadReady = this.#ready(service) > 0;
    if (type === 'DELETED') this.#slices.delete(slice);
    else this.#slices.set(slice, { service, ready: pods.filter((pod) => pod === 'true').length });
    const hasReady = this.#ready(service) > 0;
    if (hadReady && !hasReady) this.#since.set(service, now);
    const since = this.#since.get(service);
    if (!hasReady || since === undefined) return;
    this.#away.set(service, (this.#away.get(service) ?? 0) + now - since);
    this.#since.delete(service);
  }

  /** Milliseconds by Service. */
  away(): Map<string, number> {
    return new Map(this.#away);
  }

  #ready(service: string): number {
    return [...this.#slices.values()].reduce(
      (sum, one) => sum + (one.service === service ? one.ready : 0),
      0,
    );
  }
}

/** Returns whether new pods wait for the migration. */
export class Order {
  readonly #known: ReadonlySet<string>;
  readonly #migrating = new Set<string>();
  #newPods = 0;
  #isKept = true;

  /** @param names ids of pods that were there before */
  constructor(names: readonly string[]) {
    this.#known = new Set(names);
  }

  /** @param line TYPE UID COMPONENT=PHASE */
  take(line: string): void {
    const [type, uid = '', state = ''] = line.trim().split(/\s+/);
    const [component, phase] = state.split('=');
    if (component === 'migration') {
      if (phase === 'Succeeded') this.#migrating.delete(uid);
      else if (type === 'ADDED') this.#migrating.add(uid);
    } else if (type === 'ADDED' && !this.#known.has(uid)) {
      this.#newPods++;
    }
    if (this.#newPods > 0 && this.#migrating.size > 0) this.#isKept = false;
  }

  migratedFirst(): boolean {
    return this.#isKept;
  }
}
