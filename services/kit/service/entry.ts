import type { ProcessDescriptor, ServiceDescriptor } from '@carillon/contracts/service.ts';
import type { CallerName } from '@carillon/contracts/service-names.ts';
import type { Hono } from 'hono';
import type { z } from 'zod';
import type { Consumer } from '../bus/consumer.ts';
import type { ReadinessChecks } from '../health.ts';
import type { ServiceEnv } from '../http/service-app.ts';
import type { MetricsPart } from '../metrics.ts';
import type { StoreFormat } from '../store/store-format.ts';
import type { Runtime } from './runtime.ts';

/** A process whose parts are open. */
export interface OpenedService {
  /** The HTTP app. Left out if the process only works in the background. */
  readonly app?: Hono | Hono<ServiceEnv>;
  /** Each fails while its part is not ready. The bus needs none. */
  readonly checks: ReadinessChecks;
  /** All events that it consumes: each kind of the descriptor's `subscribesTo`. */
  readonly consumers?: readonly Consumer[];
  /** Begins its work in the background, once everybody can be called. */
  start?(): Promise<void>;
  /** Does once what is due by its clock, where that clock is set by hand and `start` is not called. */
  doDue?(): Promise<void>;
  /** Ends open-ended replies, before the server waits for those in progress. */
  endStreams?(): void;
  /** Ends that work, and closes what was opened. */
  close(): Promise<void>;
}

/** How a process is opened, in whatever surroundings. */
export interface Entry<S extends z.ZodType = z.ZodType> {
  readonly service: ServiceDescriptor;
  readonly process: ProcessDescriptor;
  /** The service's own settings. */
  readonly settings: S;
  /** How it stores, where it has a database. */
  readonly format?: StoreFormat;
  /** Additional metrics, registered before the process opens, so that each scrape has all of them. */
  readonly metrics?: readonly MetricsPart[];
  open(config: z.output<S>, runtime: Runtime): Promise<OpenedService>;
}

/** The `entry` that a process's main file exports. */
export function defineEntry<S extends z.ZodType>(
  service: ServiceDescriptor,
  name: CallerName,
  how: Pick<Entry<S>, 'settings' | 'format' | 'metrics' | 'open'>,
): Entry<S> {
  const process = service.processes.find((one) => one.name === name);
  if (!process) throw new Error(`${service.name} has no process ${name}`);
  return { ...how, service, process };
}
