import type { Reading } from '../../language/brief/reading.ts';
import { upperFirst } from '../../language/topic/casing.ts';
import { withoutEmoji } from '../../language/topic/emoji.ts';
import { sentence } from '../../language/topic/sentences.ts';
import type { Editor } from './editor/editor.ts';
import { emojiFor } from './emoji-for.ts';
import type { Part } from './parts.ts';
import type { Details } from './schema.ts';

/** Which of how many drafts it is. */
interface Place {
  readonly at: number;
  readonly count: number;
}

/** A draft's parts as the user wants them: for whom, how long, in which tone, with emoji or without. */
export function fitDetails(
  parts: readonly Part[],
  place: Place,
  reading: Reading,
  editor: Editor,
  details: Details,
): Part[] {
  const { audience = '', about = '', length, tone } = details;
  const last = place.at === place.count - 1;
  let namedParts = [...parts];
  if (audience && last && !has(parts, audience))
    namedParts.unshift({ role: 'general', text: editor.forReaders(audience) });
  if (length === 'long' && about && !has(parts, about))
    namedParts = aboveLinks(namedParts, { role: 'general', text: sentence(about) });
  if (length !== 'short' && !has(parts, '['))
    for (const text of gapsFor(place, reading, editor, details))
      namedParts = aboveLinks(namedParts, { role: 'gap', text });
  const calm = reading.act.sober || tone === 'professional';
  const calmParts = calm ? namedParts.map((part) => ({ ...part, text: stilled(part.text) })) : namedParts;
  const toned =
    tone === 'professional'
      ? calmParts.map((part) => ({ ...part, text: editor.formal(part.text) }))
      : calmParts;
  return signed(toned, place, reading, details);
}

const has = (parts: readonly Part[], text: string): boolean => parts.some((part) => part.text.includes(text));

/** Below the message, above the links. */
export function aboveLinks(parts: readonly Part[], part: Part): Part[] {
  const link = parts.findIndex(({ role }) => role === 'link');
  return parts.toSpliced(link < 0 ? parts.length : link, 0, part);
}

/** Drafts can be posted as they are, but the last, which asks for what readers will miss. */
function gapsFor({ at, count }: Place, reading: Reading, editor: Editor, { goal }: Details): string[] {
  const gaps = editor.gaps(reading, goal);
  const leaves = at === count - 1 && count > 1;
  const shownGaps = (leaves ? gaps : []).map((gap) => `[${upperFirst(gap)}]`);
  return shownGaps.length > 0 ? [shownGaps.join('\n')] : [];
}

/** Bad news and a professional tone raise no voice. */
const stilled = (text: string): string => withoutEmoji(text).replace(/¡/g, '').replace(/ ?!+/g, '.');

/** With an emoji at the end of the first line, in the last draft or in each. */
function signed(parts: readonly Part[], { at, count }: Place, reading: Reading, details: Details): Part[] {
  if (details.emoji === false) return parts.map((part) => ({ ...part, text: withoutEmoji(part.text) }));
  const { sign, everywhere } = emojiFor(reading.act, details);
  const place = everywhere || (at === Math.min(2, count - 1) && count > 1);
  if (sign === '' || !place || parts.some(({ text }) => withoutEmoji(text) !== text)) return [...parts];
  const first = parts.findIndex(({ role, text }) => role === 'news' && !text.includes('\n'));
  return parts.map((part, index) => (index === first ? { ...part, text: `${part.text} ${sign}` } : part));
}
