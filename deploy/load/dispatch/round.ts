/** One measurement: so many jobs due at one instant or over some time, so many worker processes. */
export interface Round {
  /** Keeps its data apart from other rounds'. */
  readonly id: string;
  readonly jobs: number;
  readonly workers: number;
  /** Jobs that one worker leases at a time. */
  readonly concurrency: number;
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
