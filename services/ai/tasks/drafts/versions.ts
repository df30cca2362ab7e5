import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { fits, textSize } from '@carillon/contracts/domain/text-size.ts';
import type { NetworkDetails } from '@carillon/contracts/networks/network.ts';
import { NETWORK_DETAILS } from '@carillon/contracts/networks/network-details.ts';
import type { Reading } from '../../language/brief/reading.ts';
import { withoutEmoji } from '../../language/topic/emoji.ts';
import type { Editor } from './editor/editor.ts';
import { emojiFor } from './emoji-for.ts';
import type { Keeper } from './keep-brief.ts';
import { contentOf, type OutlineText, type Part } from './parts.ts';
import type { Details } from './schema.ts';

export type Versions = Partial<Record<PlatformName, string>>;

/** Returns the networks' own versions of a draft, where they differ from it. */
export function versionsOf(
  { parts }: OutlineText,
  { act }: Reading,
  editor: Editor,
  keeper: Keeper,
  details: Details,
): Versions {
  const { sign } = emojiFor(act, details);
  const partsByStyle: Readonly<Record<NetworkDetails['style'], () => readonly Part[]>> = {
    plain: () => parts,
    /** Something to see in the first line. */
    lively: () => withSign(parts, sign),
    /** Whole sentences without emoji or exclamation marks. */
    formal: () =>
      parts.map((part) => (part.role === 'link' ? part : { ...part, text: evened(part.text, editor) })),
  };
  const content = contentOf(parts);
  const versions = PLATFORM_NAMES.map(
    (name) => [name, contentOf(keeper.mend(partsByStyle[NETWORK_DETAILS[name].style]()))] as const,
  );
  return Object.fromEntries(
    versions.filter(([name, text]) => text !== content && fits(textSize(name, text))),
  );
}

const withSign = (parts: readonly Part[], sign: string): readonly Part[] =>
  sign === '' || parts.some(({ text }) => withoutEmoji(text) !== text)
    ? parts
    : parts.map((part, at) => (at === 0 ? { ...part, text: `${sign} ${part.text}` } : part));

const evened = (text: string, editor: Editor): string =>
  editor.formal(withoutEmoji(text).replace(/¡/g, '').replace(/ ?!+/g, '.'));
