import { createHash, randomUUID } from 'node:crypto';
import { copyFile, link, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { NETWORKS } from '@carillon/contracts/networks/networks.ts';
import { type Text, text } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import sharp from 'sharp';
import type { MediaItem } from '../domain/media.ts';
import {
  AnimationTooLong,
  type ConvertedImage,
  convertImage,
  decodeAll,
  type ImageRules,
  MAX_ANIMATED_PIXELS,
  MAX_PIXELS,
  StaysTooBig,
} from './convert-image.ts';
import { decodeHeic, HeicRefused, MAX_HEIC_PIXELS } from './heic/decode-heic.ts';
import { isAnimated } from './is-animated.ts';
import { type StoredFile, unsupported } from './store-file.ts';
import { stripGif } from './strip-gif.ts';

export type CleanCopy = Pick<
  MediaItem,
  'file' | 'kind' | 'mime' | 'bytes' | 'width' | 'height' | 'durationMs' | 'video' | 'notice'
>;

/** Rules of the most generous network without a frame; for the others the image is drawn once more. */
export const LIBRARY_RULES: ImageRules = {
  imageBytes: Math.max(...NETWORKS.flatMap(({ media, limits }) => (media.frame ? [] : limits.imageBytes))),
  frame: null,
};

/**
 * Copies a file into a folder without data that reveals places: an image is redrawn, and a video was cleaned on
 * arrival.
 * @throws AppError `unsupported_media`, `too_large`
 */
export const cleanCopy = (file: StoredFile, folder: string): Promise<CleanCopy> =>
  file.type.kind === 'video' ? keepVideo(file, folder) : drawImage(file, folder);

async function keepVideo(
  { path: source, type, bytes, video }: StoredFile,
  folder: string,
): Promise<CleanCopy> {
  const file = path.basename(source);
  const target = path.join(folder, file);
  // Not every file system has hard links.
  await link(source, target).catch(() => copyFile(source, target));
  const { width = null, height = null, seconds = null } = video ?? {};
  const durationMs = seconds === null ? null : Math.round(seconds * 1000);
  return {
    file,
    kind: 'video',
    mime: type.mime,
    bytes,
    width,
    height,
    durationMs,
    ...(video && { video }),
  };
}

async function drawImage(file: StoredFile, folder: string): Promise<CleanCopy> {
  // Read here, so that trouble with the disk is not taken for trouble with the image.
  const original = await readFile(file.path);
  // An animation would lose its movement by being drawn anew.
  const isKept = file.type.ext === 'gif' && file.bytes <= LIBRARY_RULES.imageBytes;
  const drawing = isKept ? strip(file, original) : convert(file, original);
  const drawn = await drawing.catch((error) => {
    throw imageRefusal(file, error);
  });
  const { width, pageHeight, height } = await sharp(drawn.bytes, { limitInputPixels: false }).metadata();
  const copy = await writeImage(drawn, folder);
  const moves = await isAnimated(original, file.type.ext);
  return {
    ...copy,
    kind: 'image',
    width,
    height: pageHeight ?? height,
    durationMs: null,
    ...(moves && { notice: isKept ? 'animated' : 'first_frame_only' }),
  };
}

/** Under a name made of its bytes. */
export async function writeImage(
  { bytes, mime, ext }: ConvertedImage,
  folder: string,
): Promise<Pick<CleanCopy, 'file' | 'mime' | 'bytes'>> {
  const file = `${createHash('sha256').update(bytes).digest('hex')}.${ext}`;
  const part = path.join(folder, `${randomUUID()}.part`);
  await writeFile(part, bytes);
  // Another request may write the same file, or a network read it: it is there whole or not at all.
  await rename(part, path.join(folder, file));
  return { file, mime, bytes: bytes.length };
}

const convert = async ({ type }: StoredFile, original: Buffer): Promise<ConvertedImage> =>
  convertImage(type.ext === 'heic' ? await decodeHeic(original) : original, LIBRARY_RULES);

async function strip({ path: source, type }: StoredFile, original: Buffer): Promise<ConvertedImage> {
  await decodeAll(source);
  return { bytes: stripGif(original), mime: type.mime, ext: type.ext };
}

/** Returns the error for an image that could not be drawn; trouble of the machine is not blamed on the image. */
export function imageRefusal({ field, name }: Pick<StoredFile, 'field' | 'name'>, cause: unknown): unknown {
  if (cause instanceof AppError || isOfTheMachine(cause)) return cause;
  const message = tooLarge(name, cause);
  if (message === null) return unsupported(field, name, 'damaged', cause);
  return new AppError('too_large', { message, errors: { [field]: [message] }, cause });
}

/** Drawing a large image needs memory and room on the disk. */
const isOfTheMachine = (error: unknown): boolean =>
  error instanceof Error &&
  /no space left|too many open files|out of memory|cannot allocate/i.test(error.message);

function tooLarge(name: string, cause: unknown): Text | null {
  if (cause instanceof AnimationTooLong)
    return text`“${{ name }}” is too long: an animation’s frames can have up to ${{ most: MAX_ANIMATED_PIXELS / 1_000_000 }} megapixels in total. Use a shorter or smaller one.`;
  if (cause instanceof Error && /exceeds pixel limit|image is too large/.test(cause.message))
    return text`“${{ name }}” is larger than ${{ most: MAX_PIXELS / 1_000_000 }} megapixels. Use a smaller image.`;
  if (cause instanceof HeicRefused && cause.why === 'large')
    return text`“${{ name }}” is larger than ${{ most: MAX_HEIC_PIXELS / 1_000_000 }} megapixels, the limit for HEIC photos. Use a smaller one, or save it as a JPEG.`;
  if (cause instanceof HeicRefused && cause.why === 'slow')
    return text`“${{ name }}” takes too long to convert to JPEG. Save it as a JPEG and upload that instead.`;
  if (cause instanceof StaysTooBig)
    return text`“${{ name }}” has too much detail to shrink enough for this network. Use a smaller image.`;
  return null;
}
