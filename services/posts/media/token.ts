import { createHmac, timingSafeEqual } from 'node:crypto';

/** Which file of which folder. */
export interface MediaPlace {
  readonly folder: string;
  readonly file: string;
}

const PLACE = /^([\w-]{1,64})\/([0-9a-f]{64}\.[a-z0-9]{2,4})\/(\d{1,12})$/;

/** A name for a file that nobody can guess or forge, valid until a time: place, end and their HMAC-SHA256. */
export const signPlace = ({ folder, file }: MediaPlace, until: Date, key: Uint8Array): string => {
  const seconds = Math.floor(until.getTime() / 1000);
  const place = Buffer.from(`${folder}/${file}/${seconds}`).toString('base64url');
  return `${place}.${mac(place, key).toString('base64url')}`;
};

/** Where the token leads, or null when it was not signed with this key, or has run out. */
export function verifyPlace(token: string, key: Uint8Array, now: Date): MediaPlace | null {
  const [place = '', signature = ''] = token.split('.');
  const givenSignature = Buffer.from(signature, 'base64url');
  const expected = mac(place, key);
  if (givenSignature.length !== expected.length || !timingSafeEqual(givenSignature, expected)) return null;
  const [, folder, file, until] = PLACE.exec(Buffer.from(place, 'base64url').toString()) ?? [];
  if (!folder || !file || Number(until) * 1000 <= now.getTime()) return null;
  return { folder, file };
}

const mac = (text: string, key: Uint8Array): Buffer => createHmac('sha256', key).update(text).digest();
