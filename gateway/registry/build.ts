import type { BuiltManifest } from '@carillon/contracts/manifest.ts';

export interface BuiltFile {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** One version of a micro-frontend, whole and checked: what is not in `files` is not there. */
export interface Build {
  readonly name: string;
  readonly version: string;
  readonly manifest: BuiltManifest;
  readonly files: ReadonlyMap<string, BuiltFile>;
  /** Of all its files. */
  readonly bytes: number;
}

/** Whether a build may be shown: null when it may, else the reason for the log. Asked before each switch. */
export type Admits = (build: Build) => Promise<string | null>;

export const admitAll: Admits = async () => null;
