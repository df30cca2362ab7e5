import {
  Counter,
  type CounterConfiguration,
  collectDefaultMetrics,
  Gauge,
  type GaugeConfiguration,
  Histogram,
  type HistogramConfiguration,
  Registry,
} from 'prom-client';
import { registerZoneMetrics } from './zone-metrics.ts';

export type { Counter, Gauge, Histogram };

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'service' | 'operation' | 'status'>;
  readonly events: Counter<'queue' | 'outcome'>;
}

/**
 * The Prometheus metrics of one process, shared by its services.
 * @param parts what to measure besides requests, events and itself
 */
export function createMetrics(parts: readonly MetricsPart[] = []): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerZoneMetrics(registry);
  for (const register of parts) register({ registry });
  return {
    registry,
    requests: new Histogram({
      name: 'carillon_request_seconds',
      help: 'Response time of requests in seconds, by contract operation (`page` for pages and files of the gateway, `file` for static files)',
      labelNames: ['service', 'operation', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers: [registry],
    }),
    events: new Counter({
      name: 'carillon_events_total',
      help: 'Events delivered to a queue of this process, by outcome (handled, duplicate, dead)',
      labelNames: ['queue', 'outcome'],
      registers: [registry],
    }),
  };
}

/** The values that each label can have. */
type LabelValues<L extends string> = Readonly<Record<L, readonly string[]>>;
interface ShownFromZero<L extends string> {
  /** Where they are known before anything is counted: each combination is shown from 0. */
  readonly labelValues?: LabelValues<L>;
}

/** Makes metrics in one registry. */
export interface MetricMaker {
  counter<L extends string>(options: CounterConfiguration<L> & ShownFromZero<L>): Counter<L>;
  gauge<L extends string>(options: GaugeConfiguration<L>): Gauge<L>;
  histogram<L extends string>(options: HistogramConfiguration<L> & ShownFromZero<L>): Histogram<L>;
}

/** Registers a part's metrics in a process's registry, once, and returns them. */
export type MetricsPart<M = unknown> = (metrics: Pick<Metrics, 'registry'>) => M;

/**
 * Metrics of one part, which a process exports only when something in it measures them: registered by who asks first,
 * and the same for who asks again.
 */
export function onDemand<M>(make: (maker: MetricMaker) => M): MetricsPart<M> {
  const partByRegistry = new WeakMap<Registry, { readonly part: M }>();
  return ({ registry }) => {
    const cached = partByRegistry.get(registry) ?? { part: make(makerOf([registry])) };
    partByRegistry.set(registry, cached);
    return cached.part;
  };
}

const makerOf = (registers: Registry[]): MetricMaker => ({
  counter: ({ labelValues, ...options }) =>
    showFromZero(new Counter({ ...options, registers }), labelValues, (metric, labels) =>
      metric.inc(labels, 0),
    ),
  gauge: (options) => new Gauge({ ...options, registers }),
  histogram: ({ labelValues, ...options }) =>
    showFromZero(new Histogram({ ...options, registers }), labelValues, (metric, labels) =>
      metric.zero(labels),
    ),
});

/** Shows a counter from 0: Prometheus doesn't see the first count of one that begins at 1. */
export const countFromZero = <L extends string>(counter: Counter<L>, labelValues: LabelValues<L>): void => {
  showFromZero(counter, labelValues, (metric, labels) => metric.inc(labels, 0));
};

function showFromZero<M, L extends string>(
  metric: M,
  labelValues: LabelValues<L> | undefined,
  show: (metric: M, labels: Record<L, string>) => void,
): M {
  if (labelValues) for (const labels of combinationsOf(labelValues)) show(metric, labels);
  return metric;
}

const combinationsOf = <L extends string>(labelValues: LabelValues<L>): Record<L, string>[] =>
  Object.entries<readonly string[]>(labelValues).reduce<Record<string, string>[]>(
    (some, [label, values]) => some.flatMap((one) => values.map((value) => ({ ...one, [label]: value }))),
    [{}],
  );
