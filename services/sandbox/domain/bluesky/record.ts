/** A record as an account's server has it. */
export interface BlueskyRecord {
  readonly uri: string;
  readonly did: string;
  readonly collection: string;
  readonly rkey: string;
  readonly cid: string;
  readonly value: Readonly<Record<string, unknown>>;
  /** The files that it names, by their CIDs. */
  readonly blobs: readonly string[];
  /** The record that it is about: what is liked. */
  readonly subject: string | null;
  readonly createdAt: Date;
}

export interface NamedFile {
  readonly cid: string;
  readonly alt: string | null;
  /** `thumb` for the picture of a link's card. */
  readonly kind: 'image' | 'video' | 'thumb';
}

interface Blob {
  readonly $type?: string;
  readonly ref?: { readonly $link?: string };
}

type Tree = Readonly<Record<string, unknown>>;
const DEEPEST = 12;

/** Every file that a record names, with its context. */
export function filesIn(value: unknown, depth = 0): NamedFile[] {
  if (depth > DEEPEST || value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap((one) => filesIn(one, depth + 1));
  const tree = value as Tree;
  return Object.entries(tree).flatMap(([name, one]) => {
    const { $type, ref } = (one ?? {}) as Blob;
    if ($type !== 'blob') return filesIn(one, depth + 1);
    const alt = typeof tree.alt === 'string' && tree.alt !== '' ? tree.alt : null;
    const kind = name === 'video' || name === 'thumb' ? name : 'image';
    return [{ cid: ref?.$link ?? '', alt, kind }];
  });
}
