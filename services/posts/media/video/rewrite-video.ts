import { type FileHandle, open } from 'node:fs/promises';
import { type BoxNode, descend, parseTree, printBox, printTree } from './box-tree.ts';
import type { Findings } from './inspect-video.ts';
import { canBecomeMp4, MP4_BRANDS, toMp4 } from './quicktime-to-mp4.ts';
import type { Box } from './read-boxes.ts';
import { removeEdits } from './remove-edits.ts';

const LONGEST_INDEX = 32 * 1024 * 1024;
const PIECE = 1024 * 1024;
/** Padding, and boxes that only fragments need. */
const DROPPED = new Set(['moov', 'free', 'skip', 'wide', 'sidx', 'ssix', 'mfra']);

/**
 * Writes a copy with the index first, without edit lists if they change nothing, and as MP4 if a QuickTime file only
 * has what MP4 allows. Pictures and sound are copied unchanged. Returns false, and writes nothing, if the file needs
 * no change or can't be repaired.
 */
export async function rewriteVideo(source: FileHandle, target: string, findings: Findings): Promise<boolean> {
  const { top, facts, edits, isFragmented } = findings;
  const box = top.find(({ type }) => type === 'moov');
  if (!box || isFragmented || box.end - box.start > LONGEST_INDEX) return false;
  const [moov] = parseTree(await readRange(source, box), 'file');
  if (!moov || hasOtherOffsets(moov)) return false;
  const plan = edits?.plan ?? null;
  const becomesMp4 = facts.container === 'mov' && canBecomeMp4(moov);
  if (facts.indexed_first && !plan && !becomesMp4) return false;

  if (plan) removeEdits(moov, plan);
  if (becomesMp4) toMp4(moov);
  const keptBoxes = top.filter(({ type }) => !DROPPED.has(type) && !(becomesMp4 && type === 'ftyp'));
  const brands = becomesMp4 ? Buffer.concat(printBox('ftyp', MP4_BRANDS)) : Buffer.alloc(0);
  await writeFile(source, target, { kept: keptBoxes, brands, moov });
  return true;
}

interface Parts {
  readonly kept: readonly Box[];
  readonly brands: Buffer;
  readonly moov: BoxNode;
}

async function writeFile(source: FileHandle, target: string, { kept, brands, moov }: Parts): Promise<void> {
  const [first, rest] = [
    kept.filter(({ type }) => type === 'ftyp'),
    kept.filter(({ type }) => type !== 'ftyp'),
  ];
  const sizeOf = (boxes: readonly Box[]) => boxes.reduce((sum, { start, end }) => sum + end - start, 0);
  let at = brands.length + sizeOf(first) + printTree([moov]).length;
  const moves = rest.map((box) => {
    const by = at - box.start;
    at += box.end - box.start;
    return { ...box, by };
  });
  moveOffsets(moov, moves);
  const copy = await open(target, 'wx');
  try {
    await copy.writeFile(brands);
    for (const box of first) await copyRange(source, copy, box);
    await copy.writeFile(printTree([moov]));
    for (const box of rest) await copyRange(source, copy, box);
  } finally {
    await copy.close();
  }
}

/** Encrypted and some other files point to more than samples. */
function hasOtherOffsets(node: BoxNode): boolean {
  return node.type === 'saio' || (node.children ?? []).some(hasOtherOffsets);
}

interface Move {
  readonly start: number;
  readonly end: number;
  readonly by: number;
}

function moveOffsets(moov: BoxNode, moves: readonly Move[]): void {
  const byOf = (offset: number): number => {
    let [low, high] = [0, moves.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((moves[middle]?.start ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return moves[low]?.by ?? 0;
  };
  for (const trak of moov.children ?? [])
    for (const table of descend(trak, 'mdia', 'minf', 'stbl')?.children ?? []) {
      if (table.type !== 'stco' && table.type !== 'co64') continue;
      const rows = Buffer.from(table.content);
      const isLarge = table.type === 'co64';
      for (let at = 8; at + (isLarge ? 8 : 4) <= rows.length; at += isLarge ? 8 : 4) {
        const offset = isLarge ? Number(rows.readBigUInt64BE(at)) : rows.readUInt32BE(at);
        const movedOffset = offset + byOf(offset);
        if (isLarge) rows.writeBigUInt64BE(BigInt(movedOffset), at);
        else rows.writeUInt32BE(movedOffset, at);
      }
      table.content = rows;
    }
}

async function readRange(handle: FileHandle, { start, end }: Box): Promise<Buffer> {
  const bytes = Buffer.alloc(end - start);
  await handle.read(bytes, 0, bytes.length, start);
  return bytes;
}

async function copyRange(source: FileHandle, copy: FileHandle, { start, end }: Box): Promise<void> {
  const piece = Buffer.alloc(Math.min(PIECE, end - start));
  for (let at = start; at < end; ) {
    const { bytesRead } = await source.read(piece, 0, Math.min(piece.length, end - at), at);
    if (bytesRead === 0) throw new Error('the video got shorter while it was copied');
    await copy.writeFile(piece.subarray(0, bytesRead));
    at += bytesRead;
  }
}
