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
  /** The total size of all files. */
  readonly bytes: number;
}

/** Why a build may not be shown. */
export interface Doubt {
  /** False where it can't be learned now, so that a later answer may be another. */
  readonly refused: boolean;
  /** For the log. */
  readonly reason: string;
}

/** Whether a build may be shown: null when it may. Asked before each switch, and again from time to time. */
export type Admits = (build: Build) => Promise<Doubt | null>;

export const admitAll: Admits = async () => null;
