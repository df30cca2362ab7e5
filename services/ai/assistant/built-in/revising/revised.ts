import { withoutEmoji } from '../../../language/topic/emoji.ts';
import type { Sentences } from '../../languages/says.ts';
import type { StyleSaid } from '../slots/style.ts';
import { withCall } from './calls.ts';
import { withOneEmoji } from './emoji.ts';
import { withoutHashtags } from './hashtags.ts';
import { withFact } from './mention.ts';
import { replaced } from './replace.ts';
import { shortened } from './shorten.ts';
import { inOtherTone } from './tones.ts';

export interface Revised {
  readonly text: string;
  readonly notes: readonly string[];
}

/** The text in hand with what is wanted, and nothing else changed: the same wish of the same text gives the same text. */
export function revised(
  text: string,
  topic: string,
  { details, hashtags, edits }: StyleSaid,
  { aside }: Sentences,
): Revised {
  const { tone, length, emoji, link } = details;
  const { replace, mention, call, most } = edits;
  const notes: string[] = [];
  let told = text;
  if (replace) {
    const changed = replaced(told, replace);
    if (changed === null) notes.push(aside.notInText(replace.from));
    told = changed ?? told;
  }
  if (mention) told = withFact(told, mention);
  if (tone) told = inOtherTone(told, tone);
  if (emoji === false) told = withoutEmoji(told);
  if (hashtags === false) told = withoutHashtags(told);
  if (length === 'short' || most !== null) {
    const before = told;
    told = shortened(told, topic, most);
    if (told === before && (most === null || told.length > most)) notes.push(aside.shortest);
    else if (most !== null && told.length > most) notes.push(aside.charactersNow(told.length));
  }
  if (length === 'long') notes.push(aside.longest);
  if (emoji === true) told = withOneEmoji(told);
  if (call) told = withCall(told);
  if (link && !told.includes(link)) told = `${told}\n\n${link}`;
  return { text: told, notes };
}
