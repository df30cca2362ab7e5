import { sentence } from '@carillon/contracts/text.ts';
import { SocialError } from '../social-error.ts';

const LONGEST = 300;
const HANDLE = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,10}[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const PROFILE = /^https?:\/\/[^/\s]{1,253}\/profile\/([^/?#\s]{1,253})/;
/** Where a name without a dot most likely is. */
const USUAL = 'bsky.social';

/**
 * The handle, in lower case, or the DID that a user means: `@Ada.example`, `ada`, or the address of a profile.
 * @throws SocialError `permanent`
 */
export function cleanIdentifier(input: string): string {
  const text = input.trim().slice(0, LONGEST);
  const name = (PROFILE.exec(text)?.[1] ?? text).replace(/^@/, '');
  if (/^did:[a-z]{1,20}:[\w.:%-]{1,200}$/.test(name)) return name;
  // People copy handles with marks that set the direction of writing.
  const plain = name
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .toLowerCase()
    .replace(/\.$/, '');
  const handle = plain.includes('.') ? plain : `${plain}.${USUAL}`;
  if (plain !== '' && handle.length <= 253 && HANDLE.test(handle)) return handle;
  throw new SocialError(sentence`Enter your Bluesky handle, such as yourname.bsky.social.`, {
    kind: 'permanent',
    code: 'bad_handle',
  });
}
