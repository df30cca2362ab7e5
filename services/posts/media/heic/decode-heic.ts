import { Worker } from 'node:worker_threads';
import { sentence } from '@carillon/contracts/text.ts';
import { tooMany } from '@carillon/kit/errors.ts';
import pLimit from 'p-limit';
import type { HeicAnswer, HeicJob } from './heic-job.ts';
import { packTiff } from './pack-tiff.ts';
import { readProfile } from './read-profile.ts';

/** Why a HEIC photo is not converted. */
export class HeicRefused extends Error {
  readonly why: 'damaged' | 'large' | 'slow';

  constructor(why: HeicRefused['why'], cause?: unknown) {
    super(`the HEIC photo is ${why}`, { cause });
    this.name = 'HeicRefused';
    this.why = why;
  }
}

/** More than phones take by default; of twice as many, the decoder would need more than a gigabyte. */
export const MAX_HEIC_PIXELS = 64_000_000;
const MAX_MEMORY = 1024 ** 3;
const DEADLINE_MS = 60_000;
const MAX_HEAP_MB = 128;
const oneAtATime = pLimit(1);
/** Each that waits is held in memory, and keeps its request open. */
const MAX_WAITING = 20;
const AGAIN_MS = 15_000;

interface Bounds {
  readonly mostPixels?: number;
  readonly mostMemory?: number;
  readonly deadlineMs?: number;
}

/**
 * Decodes a HEIC photo upright into an uncompressed TIFF in its own colors, without its other metadata. It runs in a
 * separate thread, which is terminated if it takes too long. The decoder is loaded there, so nothing else waits for
 * it.
 * @throws HeicRefused
 * @throws AppError `too_many_requests` if many others wait
 */
export async function decodeHeic(file: Uint8Array, bounds: Bounds = {}): Promise<Buffer> {
  if (oneAtATime.pendingCount >= MAX_WAITING)
    throw tooMany(AGAIN_MS, sentence`Many HEIC photos are being converted right now.`);
  return oneAtATime(async () => {
    const { mostPixels = MAX_HEIC_PIXELS, mostMemory = MAX_MEMORY, deadlineMs = DEADLINE_MS } = bounds;
    const icc = await readProfile(file);
    const answer = await inThread({ file, mostPixels, mostMemory }, deadlineMs);
    if (answer.type === 'refused') throw new HeicRefused(answer.why);
    return packTiff({ ...answer, icc });
  });
}

function inThread(job: HeicJob, deadlineMs: number): Promise<HeicAnswer> {
  const thread = new Worker(new URL('./heic-thread.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<HeicAnswer>();
  const timer = setTimeout(() => reject(new HeicRefused('slow')), deadlineMs);
  thread
    .once('message', resolve)
    .once('error', (cause) => reject(new HeicRefused('damaged', cause)))
    .once('exit', () => reject(new HeicRefused('damaged')));
  return promise.finally(async () => {
    clearTimeout(timer);
    await thread.terminate();
  });
}
