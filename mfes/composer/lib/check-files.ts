import { isAccepted, isVideo } from './media.ts';

/** Files that a browser can open, and sentences about those that are not what their names say. */
export interface CheckedFiles {
  readonly files: readonly File[];
  readonly problems: readonly string[];
}

/** Looks into files, so that a spoilt one is told at once and not after the post is sent. */
export async function checkFiles(chosen: readonly File[]): Promise<CheckedFiles> {
  const faults = await Promise.all(chosen.map(faultOf));
  return {
    files: chosen.filter((_, at) => faults[at] === null),
    problems: chosen.flatMap(({ name }, at) => (faults[at] ? [`${name}: ${faults[at]}`] : [])),
  };
}

async function faultOf(file: File): Promise<string | null> {
  // Another kind of file is told as that, when it is added.
  if (!isAccepted(file)) return null;
  if (file.size === 0) return 'the file is empty.';
  if (isVideo(file))
    return (await hasMovie(file).catch(() => false))
      ? null
      : 'it can’t be opened as a video. Choose another one.';
  return (await isPicture(file)) ? null : 'it can’t be opened as a picture. Choose another one.';
}

async function isPicture(file: File): Promise<boolean> {
  if (typeof createImageBitmap !== 'function') return true;
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

const HEADER = 16;
/** More parts than any film has before the one that is looked for. */
const MOST_PARTS = 1000;

/**
 * MP4 and MOV are made of parts, each with its length and a name, and one called `moov` says how to play the rest.
 * Not left to the browser's player, which doesn't know every kind of film that the networks take.
 */
async function hasMovie(file: File): Promise<boolean> {
  let at = 0;
  for (let parts = 0; parts < MOST_PARTS && at + 8 <= file.size; parts++) {
    const header = new DataView(await file.slice(at, at + HEADER).arrayBuffer());
    const name = String.fromCharCode(...[4, 5, 6, 7].map((place) => header.getUint8(place)));
    const length = lengthOf(header, file.size - at);
    if (length < 8 || at + length > file.size) return false;
    if (name === 'moov') return true;
    at += length;
  }
  return false;
}

/** 0 is “to the end”, and 1 that the length needs the eight bytes after the name. */
function lengthOf(header: DataView, rest: number): number {
  const short = header.getUint32(0);
  if (short === 0) return rest;
  return short === 1 && header.byteLength === HEADER ? Number(header.getBigUint64(8)) : short;
}
