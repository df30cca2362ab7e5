import { sentence } from '@carillon/contracts/text.ts';
import { SocialError } from '../social-error.ts';

/**
 * The text as the network stores it.
 * @throws SocialError `permanent` for characters with which it accepts a post but hides or changes it
 */
export function plainText(text: string): string {
  const plain = text.replace(/^\ufeff/, '');
  if (!plain.includes('\0') && plain.isWellFormed()) return plain;
  throw new SocialError(
    sentence`The text contains a character that Bluesky can’t show. Delete it and try again.`,
    {
      kind: 'permanent',
      code: 'bad_character',
    },
  );
}
