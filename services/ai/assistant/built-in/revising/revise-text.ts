import { withoutEmoji } from '../../../language/topic/emoji.ts';
import type { Sentences } from '../../languages/says.ts';
import type { RequestedStyle } from '../slots/style.ts';
import { withCall } from './calls.ts';
import { withOneEmoji } from './emoji.ts';
import { withoutHashtags } from './hashtags.ts';
import { withFact } from './mention.ts';
import { replaceText } from './replace.ts';
import { shortenText } from './shorten.ts';
import { inOtherTone } from './tones.ts';

export interface Revised {
  readonly text: string;
  readonly notes: readonly string[];
}

/** The text in hand with what is wanted, and nothing else changed: the same wish of the same text gives the same text. */
export function reviseText(
  text: string,
  topic: string,
  { details, hashtags, edits }: RequestedStyle,
  { aside }: Sentences,
): Revised {
  const { tone, length, emoji, link } = details;
  const { replace, mention, call, most } = edits;
  const notes: string[] = [];
  let revisedText = text;
  if (replace) {
    const changed = replaceText(revisedText, replace);
    if (changed === null) notes.push(aside.notInText(replace.from));
    revisedText = changed ?? revisedText;
  }
  if (mention) revisedText = withFact(revisedText, mention);
  if (tone) revisedText = inOtherTone(revisedText, tone);
  if (emoji === false) revisedText = withoutEmoji(revisedText);
  if (hashtags === false) revisedText = withoutHashtags(revisedText);
  if (length === 'short' || most !== null) {
    const before = revisedText;
    revisedText = shortenText(revisedText, topic, most);
    if (revisedText === before && (most === null || revisedText.length > most)) notes.push(aside.shortest);
    else if (most !== null && revisedText.length > most) notes.push(aside.charactersNow(revisedText.length));
  }
  if (length === 'long') notes.push(aside.longest);
  if (emoji === true) revisedText = withOneEmoji(revisedText);
  if (call) revisedText = withCall(revisedText);
  if (link && !revisedText.includes(link)) revisedText = `${revisedText}\n\n${link}`;
  return { text: revisedText, notes };
}
