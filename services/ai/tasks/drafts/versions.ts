import { LIMITS, textLength } from '@carillon/contracts/domain/limits.ts';
import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Reading } from '../../language/brief/reading.ts';
import { withoutEmoji } from '../../language/topic/emoji.ts';
import type { Editor } from './editor/editor.ts';
import { emojiFor } from './emoji-for.ts';
import type { Keeper } from './keep-brief.ts';
import { contentOf, type Part, type Told } from './parts.ts';
import type { Details } from './schema.ts';

export type Versions = Partial<Record<PlatformName, string>>;

/** What a network takes of a draft where that is another text, made of the draft's own parts. */
export function versionsOf(
  { parts }: Told,
  { act }: Reading,
  editor: Editor,
  keeper: Keeper,
  details: Details,
): Versions {
  const { sign } = emojiFor(act, details);
  const made: Readonly<Record<PlatformName, () => readonly Part[]>> = {
    facebook: () => parts,
    /** Something to see in the first line. */
    instagram: () => withSign(parts, sign),
    /** Whole sentences without emoji or exclamation marks. */
    linkedin: () =>
      parts.map((part) => (part.role === 'link' ? part : { ...part, text: evened(part.text, editor) })),
  };
  const content = contentOf(parts);
  const versions = PLATFORM_NAMES.map((name) => [name, contentOf(keeper.mend(made[name]()))] as const);
  return Object.fromEntries(
    versions.filter(([name, text]) => text !== content && textLength(text) <= LIMITS[name].text),
  );
}

const withSign = (parts: readonly Part[], sign: string): readonly Part[] =>
  sign === '' || parts.some(({ text }) => withoutEmoji(text) !== text)
    ? parts
    : parts.map((part, at) => (at === 0 ? { ...part, text: `${sign} ${part.text}` } : part));

const evened = (text: string, editor: Editor): string =>
  editor.formal(withoutEmoji(text).replace(/¡/g, '').replace(/ ?!+/g, '.'));
