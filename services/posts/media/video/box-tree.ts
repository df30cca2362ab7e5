import { PLAYBACK_BOXES } from './playback-boxes.ts';

/** A box in memory. */
export interface BoxNode {
  readonly type: string;
  /** The content of a box whose children are not walked. */
  content: Buffer;
  /** Null where its boxes are not walked. */
  children: BoxNode[] | null;
}

const HEADER = 8;
const PADDING = new Set(['free', 'skip', 'wide']);

/** The boxes of a checked file's part, without padding. */
export function parseTree(bytes: Buffer, parent: string): BoxNode[] {
  const nodes: BoxNode[] = [];
  for (let at = 0; at + HEADER <= bytes.length; ) {
    const short = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + HEADER);
    const body = at + (short === 1 ? 16 : HEADER);
    const end = at + (short === 1 ? Number(bytes.readBigUInt64BE(at + HEADER)) : short);
    if (end < body || end > bytes.length) break;
    const content = bytes.subarray(body, end);
    const isWalked = PLAYBACK_BOXES[parent]?.has(type) && PLAYBACK_BOXES[type];
    if (!PADDING.has(type))
      nodes.push({ type, content, children: isWalked ? parseTree(content, type) : null });
    at = end;
  }
  return nodes;
}

export function printTree(nodes: readonly BoxNode[]): Buffer {
  return Buffer.concat(
    nodes.flatMap(({ type, content, children }) => printBox(type, children ? printTree(children) : content)),
  );
}

export function printBox(type: string, content: Uint8Array): Buffer[] {
  const header = Buffer.alloc(HEADER);
  header.writeUInt32BE(content.length + HEADER);
  header.write(type, 4, 'latin1');
  return [header, Buffer.from(content)];
}

export const childOf = (node: BoxNode | undefined, type: string): BoxNode | undefined =>
  node?.children?.find((child) => child.type === type);

/** A box below another one, by the types on the way. */
export const descend = (node: BoxNode | undefined, ...path: readonly string[]): BoxNode | undefined =>
  path.reduce<BoxNode | undefined>(childOf, node);
