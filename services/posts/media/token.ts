import { createHmac, timingSafeEqual } from 'node:crypto';

/** Which file of which post. */
export interface MediaPlace {
  readonly postId: string;
  readonly file: string;
}

const PLACE = /^([\w-]{1,64})\/([0-9a-f]{64}\.[a-z0-9]{2,4})$/;

/** A name for a file that nobody can guess or make: the place and its HMAC-SHA256. */
export const signPlace = ({ postId, file }: MediaPlace, key: Uint8Array): string => {
  const place = Buffer.from(`${postId}/${file}`).toString('base64url');
  return `${place}.${mac(place, key).toString('base64url')}`;
};

/** Where the token leads, or null when it was not signed with this key. */
export function verifyPlace(token: string, key: Uint8Array): MediaPlace | null {
  const [place = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = mac(place, key);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [, postId, file] = PLACE.exec(Buffer.from(place, 'base64url').toString()) ?? [];
  return postId && file ? { postId, file } : null;
}

const mac = (text: string, key: Uint8Array): Buffer => createHmac('sha256', key).update(text).digest();
