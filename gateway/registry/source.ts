/** Where one micro-frontend's build comes from. */
export interface Source {
  readonly name: string;
  /** Whether it is a canary for some users, next to the main build. */
  readonly canary: boolean;
  /** For the log. */
  readonly where: string;
  /** Reads the current `manifest.json`. Null if there is no build. Rejects if it can't be read. */
  manifest(signal: AbortSignal): Promise<string | null>;
  /** A file's content. Rejects when it isn't there or is longer than `limit` bytes. */
  file(name: string, limit: number, signal: AbortSignal): Promise<Buffer>;
}

export const MAX_MANIFEST_BYTES = 256 * 1024;

/** Its unique name. */
export const keyOf = ({ name, canary }: Pick<Source, 'name' | 'canary'>): string =>
  canary ? `${name}@canary` : name;
