import type { BoundedReader } from './bounded-reader.ts';
import { NotAVideo } from './not-a-video.ts';
import { VIDEO_ENTRIES } from './playback-boxes.ts';
import { type Box, readListed, readWithin } from './read-boxes.ts';

export interface Track {
  readonly trak: Box;
  readonly stbl: Box;
  /**
   * Neither picture nor sound: a camera's sensors and places (GoPro's `gpmd`, `camm`, Apple's `mebx`), captions that
   * drones write their position into, time codes. No network shows them.
   */
  readonly kind: 'picture' | 'sound' | 'other';
  /** Pictures of a kind that is known, with a size. */
  readonly isPlayable: boolean;
}

const LONGEST_SIDE = 16_384;
const MOST_ENTRIES = 64;

/** @throws NotAVideo */
export async function readTrack(reader: BoundedReader, trak: Box): Promise<Track> {
  const mdia = part(trak, 'mdia');
  const minf = part(mdia, 'minf');
  const stbl = part(minf, 'stbl');
  const handler = await readHandler(reader, part(mdia, 'hdlr'));
  if (handler !== 'vide' && handler !== 'soun') return { trak, stbl, kind: 'other', isPlayable: false };
  await checkReferences(reader, minf);
  const isPicture = handler === 'vide';
  const isPlayable = isPicture && (await hasKnownPictures(reader, part(stbl, 'stsd')));
  return { trak, stbl, kind: isPicture ? 'picture' : 'sound', isPlayable };
}

const readHandler = async (reader: BoundedReader, { body, end }: Box): Promise<string> =>
  (await readWithin(reader, body, 12, end)).toString('latin1', 8, 12);

/** QuickTime can keep the content in other files, on other machines. */
async function checkReferences(reader: BoundedReader, minf: Box): Promise<void> {
  const dref = minf.children
    .find(({ type }) => type === 'dinf')
    ?.children.find(({ type }) => type === 'dref');
  if (!dref) return;
  for (const { body, end } of await readListed(reader, dref, MOST_ENTRIES)) {
    const flags = (await readWithin(reader, body, 4, end)).readUInt32BE(0);
    if ((flags & 1) === 0) throw new NotAVideo('its content is in another file');
  }
}

async function hasKnownPictures(reader: BoundedReader, stsd: Box): Promise<boolean> {
  const entries = await readListed(reader, stsd, MOST_ENTRIES);
  for (const { type, body, end } of entries) {
    if (!VIDEO_ENTRIES.has(type)) return false;
    const size = await readWithin(reader, body, 28, end);
    for (const side of [size.readUInt16BE(24), size.readUInt16BE(26)])
      if (side === 0 || side > LONGEST_SIDE)
        throw new NotAVideo('its pictures have no size that can be shown');
  }
  return entries.length > 0;
}

function part({ children }: Box, type: string): Box {
  const found = children.find((child) => child.type === type);
  if (!found) throw new NotAVideo('its table of contents is damaged');
  return found;
}
