import { createMetrics, type Metrics } from '@carillon/kit/metrics.ts';
import type { Entry } from '@carillon/kit/service/entry.ts';

export interface ListedMetric {
  readonly name: string;
  readonly type: string;
  readonly labels: readonly string[];
  readonly help: string;
  /** Processes that expose the metric. */
  readonly processes: readonly string[];
}

/** A metric in prom-client's registry: its own types leave the labels out. */
interface Registered {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
}

/** Serves one micro-frontend; it is no process of a service. */
const FILE_SERVER = 'mfe-server';

/** Every metric that `/metrics` of some process shows, by name. */
export async function listMetrics(entries: readonly Entry[]): Promise<ListedMetric[]> {
  const createdMetrics = entries.map((entry) => [entry.process.name, createMetrics(entry.metrics)] as const);
  const all = new Map<string, ListedMetric>();
  for (const [process, metrics] of [...createdMetrics, [FILE_SERVER, createMetrics()] as const])
    for (const one of await metricsIn(metrics)) {
      const { processes = [] } = all.get(one.name) ?? {};
      all.set(one.name, { ...one, processes: [...processes, process] });
    }
  return [...all.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

async function metricsIn({ registry }: Metrics): Promise<Omit<ListedMetric, 'processes'>[]> {
  const types = new Map((await registry.getMetricsAsJSON()).map(({ name, type }) => [name, String(type)]));
  return (registry.getMetricsAsArray() as readonly Registered[]).map(({ name, help, labelNames = [] }) => ({
    name,
    help,
    labels: labelNames,
    type: types.get(name) ?? 'untyped',
  }));
}
