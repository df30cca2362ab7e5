import { fileTypeFromBuffer } from 'file-type';

/** The number of first bytes needed to recognize a file. */
export const HEAD_BYTES = 4100;

export interface KnownType {
  readonly kind: 'image' | 'video';
  readonly mime: string;
  readonly ext: string;
}

export const MP4: KnownType = { kind: 'video', mime: 'video/mp4', ext: 'mp4' };
const HEIC: KnownType = { kind: 'image', mime: 'image/heic', ext: 'heic' };

const KNOWN: Readonly<Record<string, KnownType>> = {
  'image/jpeg': { kind: 'image', mime: 'image/jpeg', ext: 'jpg' },
  'image/png': { kind: 'image', mime: 'image/png', ext: 'png' },
  // An animated PNG; what does not know it shows its first picture.
  'image/apng': { kind: 'image', mime: 'image/png', ext: 'png' },
  'image/webp': { kind: 'image', mime: 'image/webp', ext: 'webp' },
  'image/gif': { kind: 'image', mime: 'image/gif', ext: 'gif' },
  // The format of phone photos. It is stored as a JPEG.
  'image/heic': HEIC,
  'image/heif': HEIC,
  // Contains several pictures; the main one is used.
  'image/heic-sequence': HEIC,
  'image/heif-sequence': HEIC,
  'video/mp4': MP4,
  'video/x-m4v': MP4,
  'video/quicktime': { kind: 'video', mime: 'video/quicktime', ext: 'mov' },
};

export type Sniffed =
  | { readonly known: true; readonly type: KnownType }
  | { readonly known: false; readonly is: Strange };

/** Describes a file that can't be posted: its format's name, or what it looks like. */
export type Strange = { readonly format: string } | 'empty' | 'html' | 'svg' | 'text' | 'unknown';

/** Detects a file's type by its bytes, whatever its name. */
export async function sniff(head: Uint8Array): Promise<Sniffed> {
  if (head.length === 0) return { known: false, is: 'empty' };
  const fileType = await fileTypeFromBuffer(head);
  const type = fileType && KNOWN[fileType.mime];
  if (type) return { known: true, type };
  const isText = !fileType || fileType.mime === 'application/xml';
  return {
    known: false,
    is: isText ? textKind(head) : { format: `${fileType.ext.toUpperCase()} (${fileType.mime})` },
  };
}

function textKind(head: Uint8Array): Strange {
  if (head.includes(0)) return 'unknown';
  const start = new TextDecoder().decode(head).trimStart().toLowerCase();
  if (/^(<!doctype html|<html|<head|<body|<script)/.test(start)) return 'html';
  if (withoutProlog(start).startsWith('<svg')) return 'svg';
  return start.includes('�') ? 'unknown' : 'text';
}

/** An XML text from its first element on: the declaration, comments and the document type are skipped, each read once. */
function withoutProlog(text: string): string {
  let rest = text;
  for (;;) {
    const end = PROLOG.find(([opening]) => rest.startsWith(opening))?.[1];
    if (end === undefined) return rest;
    const at = rest.indexOf(end);
    if (at < 0) return '';
    rest = rest.slice(at + end.length).trimStart();
  }
}

const PROLOG = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!doctype', '>'],
] as const;
