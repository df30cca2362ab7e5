import { createHash } from 'node:crypto';
import { copyFile, link, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LIMITS } from '@carillon/contracts/domain/limits.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { MediaFile } from '../domain/publication.ts';
import {
  AnimationTooLong,
  type ConvertedImage,
  convertImage,
  decodeAll,
  type ImageRules,
  MOST_ANIMATED_PIXELS,
  StaysTooBig,
} from './convert-image.ts';
import { type StoredFile, unsupported } from './store-file.ts';
import { stripGif } from './strip-gif.ts';

const RULES: Record<PlatformName, ImageRules> = {
  facebook: { maxBytes: LIMITS.facebook.imageBytes, shape: 'free' },
  instagram: { maxBytes: LIMITS.instagram.imageBytes, shape: 'instagram' },
  linkedin: { maxBytes: LIMITS.linkedin.imageBytes, shape: 'free' },
};

export type Prepare = (file: StoredFile, platform: PlatformName) => Promise<MediaFile>;

/**
 * Brings files within a network's limits and puts them into the post's folder. What two networks take alike is
 * made once and kept once.
 */
export function createPrepare(folder: string): Prepare {
  const made = new Map<string, Promise<MediaFile>>();
  return (file, platform) => {
    const rules = RULES[platform];
    const key = `${file.sha256} ${file.type.kind === 'image' ? JSON.stringify(rules) : ''}`;
    const existing = made.get(key);
    if (existing) return existing;
    const making = file.type.kind === 'video' ? keep(file, folder) : convert(file, rules, folder);
    made.set(key, making);
    return making;
  };
}

async function keep(file: StoredFile, folder: string): Promise<MediaFile> {
  const name = path.basename(file.path);
  const target = path.join(folder, name);
  // Not every file system has hard links.
  await link(file.path, target).catch(() => copyFile(file.path, target));
  return { file: name, kind: file.type.kind, mime: file.type.mime, bytes: file.bytes };
}

async function convert(file: StoredFile, rules: ImageRules, folder: string): Promise<MediaFile> {
  // Read here, so that trouble with the disk is not taken for trouble with the image.
  const original = await readFile(file.path);
  // An animation would lose its movement by being drawn anew.
  const isKept = file.type.ext === 'gif' && rules.shape === 'free' && file.bytes <= rules.maxBytes;
  const converting = isKept ? strip(file, original) : convertImage(original, rules);
  const { bytes, mime, ext } = await converting.catch((error) => {
    throw isOfTheMachine(error) ? error : refusal(file, error);
  });
  const name = `${createHash('sha256').update(bytes).digest('hex')}.${ext}`;
  await writeFile(path.join(folder, name), bytes);
  return { file: name, kind: 'image', mime, bytes: bytes.length };
}

async function strip({ path: source, type }: StoredFile, original: Buffer): Promise<ConvertedImage> {
  await decodeAll(source);
  return { bytes: stripGif(original), mime: type.mime, ext: type.ext };
}

/** Drawing a large image needs memory and room on the disk. */
const isOfTheMachine = (error: unknown): boolean =>
  error instanceof Error &&
  /no space left|too many open files|out of memory|cannot allocate/i.test(error.message);

const refusal = ({ field, name }: StoredFile, cause: unknown): AppError => {
  const message = tooLarge(name, cause);
  if (message === null) return unsupported(field, name, 'damaged, or larger than 100 megapixels', cause);
  return new AppError('too_large', { message, errors: { [field]: [message] }, cause });
};

function tooLarge(name: string, cause: unknown): string | null {
  if (cause instanceof AnimationTooLong)
    return `“${name}” is too long an animation: its frames may have ${MOST_ANIMATED_PIXELS / 1_000_000} megapixels together. Use a shorter or a smaller one.`;
  if (cause instanceof StaysTooBig)
    return `“${name}” has too much detail to be made small enough for this network. Use a smaller image.`;
  return null;
}
