import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UPLOAD_LIMITS } from '@carillon/contracts/domain/limits.ts';
import type { VideoFacts } from '@carillon/contracts/domain/video-facts.ts';
import { select, text, toText } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { DiskRoom } from './disk-room.ts';
import { HEAD_BYTES, type KnownType, MP4, type Strange, sniff } from './sniff.ts';
import { type CleanVideo, cleanVideo } from './video/clean-video.ts';
import { NotAVideo } from './video/not-a-video.ts';

/** A file on disk as it arrived, except for places in a video's metadata. Equal bytes are one file. */
export interface StoredFile {
  readonly field: string;
  /** The name that the user gave it. */
  readonly name: string;
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly type: KnownType;
  /** Null for an image. */
  readonly video: VideoFacts | null;
}

interface Place {
  readonly folder: string;
  readonly field: string;
  readonly name: string;
  readonly hasRoom: DiskRoom;
  /** Whether to stop reading a refused file, because nobody sends it and waits for an answer. */
  readonly stopsAtRefusal?: boolean;
}

/** After so many bytes the disk is looked at again: others write to it too. */
const LOOK_EACH = 8 * 1024 * 1024;
const MB = 1024 * 1024;

/** Writes a file while it arrives, watching its type and size. A rejected file is read to the end, but not stored. */
export async function storeFile(stream: Readable, place: Place): Promise<StoredFile> {
  const part = path.join(place.folder, `${randomUUID()}.part`);
  const watch = createWatch(place);
  try {
    await pipeline(stream, (source) => watch.pass(source), createWriteStream(part));
    const received = watch.result();
    const clean = received.type.kind === 'video' ? await cleanOne(part, place) : null;
    const type = clean && received.type.ext !== clean.facts.container ? MP4 : received.type;
    const sha256 = clean?.isChanged ? await hashOf(part) : received.sha256;
    const filePath = path.join(place.folder, `${sha256}.${type.ext}`);
    await rename(part, filePath);
    return {
      field: place.field,
      name: place.name,
      path: filePath,
      sha256,
      type,
      bytes: clean?.bytes ?? received.bytes,
      video: clean?.facts ?? null,
    };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function cleanOne(part: string, { field, name }: Place): Promise<CleanVideo> {
  return cleanVideo(part).catch((cause) => {
    if (!(cause instanceof NotAVideo)) throw cause;
    const why = toText(cause.reason);
    const message = text`Carillon can’t read the video “${{ name }}”. ${{ why }} Export it again as an MP4 or MOV file.`;
    throw new AppError('unsupported_media', { message, errors: { [field]: [message] }, cause });
  });
}

/** A name made from the original bytes would let people guess the removed data. */
async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

function createWatch({ field, name, hasRoom, stopsAtRefusal = false }: Place) {
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let bytes = 0;
  let lookAt = 0;
  let type: KnownType | null = null;
  let refusal: AppError | null = null;

  const recognize = async (): Promise<void> => {
    const sniffed = await sniff(head);
    if (sniffed.known) type = sniffed.type;
    else refusal = unsupported(field, name, sniffed.is);
  };

  return {
    async *pass(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of source) {
        bytes += chunk.length;
        if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
        if (!type && !refusal && head.length === HEAD_BYTES) await recognize();
        if (type && bytes > mostBytes(type)) refusal ??= tooLarge(field, name, type);
        if (!refusal && bytes > lookAt) {
          lookAt = bytes + LOOK_EACH;
          if (!(await hasRoom())) refusal = noRoom(field, name);
        }
        if (refusal && stopsAtRefusal) throw refusal;
        if (refusal) continue;
        hash.update(chunk);
        yield chunk;
      }
      if (!type && !refusal) await recognize();
    },
    result() {
      if (refusal) throw refusal;
      if (!type) throw new Error('the file was not read');
      return { type, bytes, sha256: hash.digest('hex') };
    },
  };
}

const mostBytes = ({ kind }: KnownType): number =>
  kind === 'image' ? UPLOAD_LIMITS.imageBytes : UPLOAD_LIMITS.videoBytes;

function tooLarge(field: string, name: string, type: KnownType): AppError {
  const maxMegabytes = mostBytes(type) / MB;
  const message =
    type.kind === 'image'
      ? text`“${{ name }}” is too large: an image can have up to ${{ most: maxMegabytes }} MB.`
      : text`“${{ name }}” is too large: a video can have up to ${{ most: maxMegabytes }} MB.`;
  return new AppError('too_large', { message, errors: { [field]: [message] } });
}

function noRoom(field: string, name: string): AppError {
  const message = text`“${{ name }}” wasn’t uploaded: the server is almost out of disk space. Try again later, or tell its administrator.`;
  return new AppError('storage_full', { message, errors: { [field]: [message] } });
}

export function unsupported(
  field: string,
  name: string,
  reason: Strange | 'damaged',
  cause?: unknown,
): AppError {
  const message =
    typeof reason === 'string'
      ? text`“${{ name }}” can’t be posted: it is ${select({ is: reason }, { empty: 'empty', html: 'an HTML page', svg: 'an SVG drawing', text: 'a text file', damaged: 'damaged', other: 'of a type that Carillon doesn’t support' })}. Use a JPEG, PNG, WebP, GIF, HEIC, MP4 or MOV file.`
      : text`“${{ name }}” can’t be posted: it is ${{ format: reason.format }}. Use a JPEG, PNG, WebP, GIF, HEIC, MP4 or MOV file.`;
  return new AppError('unsupported_media', { message, errors: { [field]: [message] }, cause });
}
