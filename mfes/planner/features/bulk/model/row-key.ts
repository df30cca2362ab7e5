import { accountKey } from './accounts.ts';
import type { ReadyPost } from './check-rows.ts';
import type { MediaRef } from './media-refs.ts';

/**
 * Derives a post's key from its words, first comment, accounts, time and files. The same row gives the same key today,
 * in another tab and in another sheet, so that a repeated import makes the post once.
 */
export async function postKey(post: ReadyPost, zone: string): Promise<string> {
  const { content, accounts, local, comment } = post;
  const files = await Promise.all(post.media.map(nameOf));
  const parts = [content, accounts.map(accountKey).sort(), local === null ? 'queue' : [local, zone], files];
  if (comment) parts.push(comment);
  return `bulk-${await hashOf(JSON.stringify(parts))}`;
}

/** The file's id in the media library: the same for the same file of a workspace, so that it is fetched or sent once. */
export async function mediaIdOf(
  workspaceId: string,
  sheetId: string,
  ref: MediaRef,
  altText: string,
): Promise<string> {
  // The content of an address may change; within one sheet it is one file.
  const name = [await nameOf(ref), 'url' in ref ? sheetId : ''];
  return uuidOf(await hashOf(JSON.stringify([workspaceId, ...name, altText])));
}

const hashes = new WeakMap<File, Promise<string>>();

/** An address, or what is in a file. */
function nameOf(ref: MediaRef): Promise<string> | string {
  if ('url' in ref) return ref.url;
  const hash = hashes.get(ref.file) ?? ref.file.arrayBuffer().then(hashOf);
  hashes.set(ref.file, hash);
  return hash;
}

export async function hashOf(data: string | ArrayBuffer | Uint8Array): Promise<string> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : new Uint8Array(data);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A UUID of version 8, which is made of a hash. */
const uuidOf = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
