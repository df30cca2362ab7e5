import { LIMITS, textLength } from '@carillon/contracts/domain/limits.ts';
import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { withoutEmoji } from '../../language/topic/emoji.ts';
import { contentOf, type Part, type Told } from './angles/angle.ts';
import { labelled, reason } from './angles/parts.ts';
import { calm } from './angles/sober.ts';
import type { Desk } from './desk/desk.ts';
import type { Keeper } from './keep-brief.ts';

export type Versions = Partial<Record<PlatformName, string>>;

/** Above this, Facebook folds a text away. */
const FACEBOOK = 400;

/** What a network takes of a draft where that is another text, made of the draft's own parts. */
export function versionsOf(told: Told, desk: Desk, keeper: Keeper): Versions {
  const content = contentOf(told.parts);
  const versions = PLATFORM_NAMES.map(
    (name) => [name, contentOf(keeper.mend(PARTS[name](told, desk)))] as const,
  );
  return Object.fromEntries(
    versions.filter(([name, text]) => text !== content && textLength(text) <= LIMITS[name].text),
  );
}

const PARTS: Readonly<Record<PlatformName, (told: Told, desk: Desk) => Part[]>> = {
  /** Short, with the news and what to do: one general line at most, and none where it would be folded away. */
  facebook({ parts, calm: formal }, desk) {
    const [first, ...others] = parts.filter(({ role, text }) => role === 'general' && text !== '');
    const kept = parts.filter((part) => !others.includes(part));
    const short = textLength(contentOf(kept)) <= FACEBOOK ? kept : kept.filter((part) => part !== first);
    return formal
      ? short.map((part) => (part.role === 'call' ? { ...part, text: desk.casual() } : part))
      : short;
  },
  /** Something to see in the first line. */
  instagram: ({ parts }, desk) =>
    parts.map((part, at) => {
      const bare = at === 0 && !parts.some(({ text }) => hasEmoji(text));
      return bare ? { ...part, text: [desk.emoji(), part.text].filter(Boolean).join(' ') } : part;
    }),
  /** Whole sentences without emoji, a reason where there is none yet, and a formal last line. */
  linkedin({ parts, calm: formal, brief }, desk) {
    if (formal) return [...parts];
    const plain = parts.map((part) => ({ ...part, text: calm(labelled(part.text, desk)) }));
    const asks = plain.filter(({ role }) => role === 'call' || role === 'link');
    const told = plain.filter((part) => !asks.includes(part));
    const enough = desk.details.length === 'short' || brief || told.some(({ role }) => role === 'general');
    const why = enough ? '' : reason(desk);
    const last = asks.some(({ role }) => role === 'call') ? desk.formal() : '';
    return [
      ...told,
      { role: 'general', text: why },
      { role: 'call', text: last },
      ...asks.filter(({ role }) => role === 'link'),
    ];
  },
};

const hasEmoji = (text: string): boolean => withoutEmoji(text) !== text;
