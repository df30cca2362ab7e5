/** A server that Carillon depends on: a broker, a Redis, a database. */
export interface Server {
  readonly url: string;
  /** Kills it, and starts it again at the same place after a while. */
  restart(awayMs: number): Promise<void>;
  close(): Promise<void>;
}
