import { type BoxNode, childOf, descend } from './box-tree.ts';

/**
 * Takes the edit lists out of an index. `shifts`: by how many seconds the frames of each of its tracks are shown later
 * instead.
 */
export function removeEdits(moov: BoxNode, shifts: readonly number[]): void {
  const mvhd = childOf(moov, 'mvhd');
  if (!mvhd) return;
  const movieScale = readScale(mvhd);
  let longest = 0;
  const tracks = (moov.children ?? []).filter(({ type }) => type === 'trak');
  for (const [n, trak] of tracks.entries()) {
    const mdhd = descend(trak, 'mdia', 'mdhd');
    const stbl = descend(trak, 'mdia', 'minf', 'stbl');
    const tkhd = childOf(trak, 'tkhd');
    if (!mdhd || !stbl || !tkhd) continue;
    trak.children = (trak.children ?? []).filter(({ type }) => type !== 'edts');
    const scale = readScale(mdhd);
    shiftFrames(stbl, Math.round((shifts[n] ?? 0) * scale));
    const duration = Math.ceil((readDuration(mdhd, 16) / scale) * movieScale);
    writeDuration(tkhd, 20, duration);
    longest = Math.max(longest, duration);
  }
  writeDuration(mvhd, 16, longest);
}

/** Shows all frames so many units later. */
function shiftFrames(stbl: BoxNode, units: number): void {
  if (units === 0) return;
  const before = childOf(stbl, 'ctts');
  const rows = before ? Buffer.from(before.content) : plainOffsets(stbl);
  let isSigned = rows[0] === 1;
  for (let at = 12; at + 4 <= rows.length; at += 8) {
    const offset = rows.readInt32BE(at) + units;
    if (offset < 0) isSigned = true;
    rows.writeInt32BE(offset, at);
  }
  rows[0] = isSigned ? 1 : 0;
  const shifted: BoxNode = { type: 'ctts', content: rows, children: null };
  // `cslg` sums up the old offsets, and is optional.
  stbl.children = (stbl.children ?? []).flatMap((child) => {
    if (child.type === 'stts') return [child, shifted];
    return child.type === 'ctts' || child.type === 'cslg' ? [] : [child];
  });
}

/** Offsets of zero for all samples, as one row. */
function plainOffsets(stbl: BoxNode): Buffer {
  const steps = childOf(stbl, 'stts')?.content ?? Buffer.alloc(8);
  let samples = 0;
  for (let at = 8; at + 8 <= steps.length; at += 8) samples += steps.readUInt32BE(at);
  const rows = Buffer.alloc(16);
  rows.writeUInt32BE(1, 4);
  rows.writeUInt32BE(samples, 8);
  return rows;
}

const isLarge = ({ content }: BoxNode): boolean => content[0] === 1;

const readScale = (node: BoxNode): number => node.content.readUInt32BE(isLarge(node) ? 20 : 12);

/** `at`: where it is in version 0, in which the two dates before it have 4 bytes instead of 8. */
const readDuration = (node: BoxNode, at: number): number =>
  isLarge(node) ? Number(node.content.readBigUInt64BE(at + 8)) : node.content.readUInt32BE(at);

function writeDuration(node: BoxNode, at: number, duration: number): void {
  const content = Buffer.from(node.content);
  if (isLarge(node)) content.writeBigUInt64BE(BigInt(duration), at + 8);
  else content.writeUInt32BE(Math.min(duration, 0xffffffff), at);
  node.content = content;
}
