import { workerSettings } from '@carillon/posts/config.ts';

/** One measurement: so many jobs due at one instant or over some time, so many worker processes. */
export interface Round {
  /** Keeps its data apart from other rounds'. */
  readonly id: string;
  readonly jobs: number;
  readonly workers: number;
  /** Jobs that one worker leases at a time; each system's own default when left out. */
  readonly concurrency: number | undefined;
  /** A network's average response time in milliseconds; 0: at once. */
  readonly networkMs: number;
  /** How many accounts the jobs belong to, one after another. */
  readonly accounts: number;
  /** When the first is due; the others so much later each that the last comes at the end of `spreadMs`. */
  readonly dueAt: Date;
  readonly spreadMs: number;
  readonly storeUri: string;
  /** Only BullMQ needs it. */
  readonly redisPort: number | undefined;
  /** Without it Carillon's bus is that of a single process. */
  readonly amqpUrl: string | undefined;
}

/** When a job of a round is due. */
export const dueAtOf = (
  n: number,
  { dueAt, jobs, spreadMs }: Pick<Round, 'dueAt' | 'jobs' | 'spreadMs'>,
): Date => new Date(dueAt.getTime() + Math.floor((n / jobs) * spreadMs));

/** How many jobs competitors lease at a time unless the bench sets another number: as many as a Carillon worker. */
export const DEFAULT_CONCURRENCY = workerSettings.shape.PUBLISH_CONCURRENCY.parse(undefined);
