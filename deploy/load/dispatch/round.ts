/** One measurement: so many jobs due at one instant, so many worker processes. */
export interface Round {
  /** Keeps its data apart from other rounds'. */
  readonly id: string;
  readonly jobs: number;
  readonly workers: number;
  /** Jobs that one worker has in hand at a time. */
  readonly concurrency: number;
  readonly dueAt: Date;
  readonly storeUri: string;
  /** Only BullMQ needs it. */
  readonly redisPort: number | undefined;
  /** Without it Carillon's bus is that of a single process. */
  readonly amqpUrl: string | undefined;
}
