import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Why a file isn't there, in words for the one who asked for it. */
export class DownloadError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DownloadError';
  }
}

export interface Download {
  readonly url: string;
  /** The target path; an unfinished download is next to it, as `.part`. */
  readonly target: string;
  /** In bytes. */
  readonly size: number;
  readonly sha256: string;
}

interface Options {
  /** Called with the bytes received so far, and the total. */
  onProgress?(bytes: number, size: number): void;
  /** Free bytes on the disk that a folder is on. */
  freeIn?(folder: string): Promise<number>;
  readonly signal?: AbortSignal;
}

/** For the file system, and for what else is written meanwhile. */
const SPARE_BYTES = 100_000_000;
/** A server that sends nothing for this long is given up. The received bytes are kept. */
const STALL_MS = 60_000;

/**
 * Downloads a file, or the rest of it, and verifies its checksum before renaming it.
 * @throws DownloadError if the disk is too small (nothing is fetched then), the server fails, or the file isn't the
 *   right one (it is then removed)
 */
export async function download(
  { url, target, size, sha256 }: Download,
  options: Options = {},
): Promise<void> {
  const part = `${target}.part`;
  await restartUnlessSame(part, { url, sha256 });
  const had = await sizeOf(part);
  const free = await (options.freeIn ?? freeBytes)(path.dirname(target));
  if (free < size - had + SPARE_BYTES)
    throw new DownloadError(
      `${inMegabytes(size - had + SPARE_BYTES)} MB must be free in ${path.dirname(target)}; ${inMegabytes(free)} MB are. Free some space, or set CARILLON_DATA to a folder on another disk.`,
    );
  if (had !== size) await fetchRest({ url, part, had, size }, options);
  await verify(part, size, sha256);
  await rename(part, target);
  await rm(sourceOf(part), { force: true });
}

interface Rest {
  readonly url: string;
  readonly part: string;
  readonly had: number;
  readonly size: number;
}

async function fetchRest({ url, part, had, size }: Rest, { onProgress, signal }: Options): Promise<void> {
  const stalled = new AbortController();
  const signals = AbortSignal.any([stalled.signal, ...(signal ? [signal] : [])]);
  let timer: NodeJS.Timeout | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => stalled.abort(new Error('the server sends nothing')), STALL_MS);
  };
  try {
    wait();
    const headers = new Headers(had > 0 ? { range: `bytes=${had}-` } : {});
    const response = await fetch(url, { headers, signal: signals });
    if (!response.ok || !response.body) throw new Error(`the server answered ${response.status}`);
    // A server that doesn't know ranges begins anew.
    const from = response.status === 206 ? had : 0;
    let bytes = from;
    const counting = new Transform({
      transform(piece: Buffer, _, done) {
        wait();
        bytes += piece.length;
        if (bytes > size)
          return done(new DownloadError(`${url} is larger than the ${size} bytes it should have.`));
        onProgress?.(bytes, size);
        done(null, piece);
      },
    });
    const flags = from > 0 ? 'a' : 'w';
    await pipeline(response.body, counting, createWriteStream(part, { flags, mode: 0o600 }));
  } catch (cause) {
    if (cause instanceof DownloadError) await rm(part, { force: true });
    if (cause instanceof DownloadError || signal?.aborted) throw cause;
    throw new DownloadError(
      `${url} can’t be downloaded: ${reasonOf(cause)}. What has come is kept; run the command again to go on.`,
      { cause },
    );
  } finally {
    clearTimeout(timer);
  }
  if ((await sizeOf(part)) < size)
    throw new DownloadError(`The download broke off. What has come is kept; run the command again to go on.`);
}

async function verify(part: string, size: number, sha256: string): Promise<void> {
  const partSize = await sizeOf(part);
  const sum = partSize === size ? await checksumOf(part) : null;
  if (sum === sha256) return;
  await rm(part, { force: true });
  throw new DownloadError(
    `The file that came is not the one that was asked for, and is removed: its SHA-256 is ${sum ?? 'not known'}, and should be ${sha256}.`,
  );
}

/** In hexadecimal digits. */
export async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Deletes a partial download from another source or of another file. */
async function restartUnlessSame(part: string, source: object): Promise<void> {
  const sourceText = JSON.stringify(source);
  const recordedSource = await readFile(sourceOf(part), 'utf8').catch(() => null);
  if (recordedSource !== sourceText) await rm(part, { force: true });
  await writeFile(sourceOf(part), sourceText, { mode: 0o600 });
}

const sourceOf = (part: string): string => `${part}.json`;

async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => null))?.size ?? 0;
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const inMegabytes = (bytes: number): string => Math.ceil(bytes / 1e6).toLocaleString('en');

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
