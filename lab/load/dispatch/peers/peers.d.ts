// The functions that the benchmark calls in packages installed only when it runs.

declare module 'bullmq' {
  interface Connection {
    readonly connection: { readonly host: string; readonly port: number };
  }
  interface NewJob {
    readonly name: string;
    readonly data: object;
    readonly opts: { readonly delay: number; readonly removeOnComplete: boolean };
  }
  export class Queue {
    constructor(name: string, options: Connection);
    addBulk(jobs: readonly NewJob[]): Promise<unknown>;
    close(): Promise<void>;
  }
  export class Worker<Data> {
    constructor(
      name: string,
      work: (job: { readonly data: Data }) => Promise<void>,
      options: Connection & { readonly concurrency: number },
    );
    waitUntilReady(): Promise<unknown>;
    close(): Promise<void>;
  }
}

declare module '@agendajs/mongo-backend' {
  export class MongoBackend {
    constructor(options: { readonly address: string });
  }
}

declare module 'agenda' {
  import type { MongoBackend } from '@agendajs/mongo-backend';

  export class Agenda {
    constructor(options: {
      readonly backend: MongoBackend;
      readonly processEvery: number;
      readonly maxConcurrency: number;
      readonly defaultConcurrency: number;
    });
    readonly ready: Promise<unknown>;
    define<Data>(
      name: string,
      work: (job: { readonly attrs: { readonly data: Data } }) => Promise<void>,
      options: { readonly concurrency: number },
    ): void;
    schedule(at: Date, name: string, data: object): Promise<unknown>;
    start(): Promise<void>;
    stop(): Promise<void>;
  }
}
