/** The request to send, and for how long. */
export interface Errand {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Written over and over, each by one connection at a time, with the version that it has by then. */
  readonly drafts?: readonly DraftToSave[];
  readonly connections: number;
  readonly warmUpSeconds: number;
  readonly seconds: number;
}

export interface DraftToSave {
  readonly id: string;
  readonly version: number;
  readonly content: object;
}

export interface DriveResult {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Answers that were no success, and the status of the first. */
  readonly refused: number;
  readonly sample: string;
  /** Connections that broke. */
  readonly errors: number;
}
