import type { Memory, PostInProgress } from '../memory.ts';
import type { ZonedNow } from '../zoned-now.ts';
import { readChoice } from './slots/choice.ts';
import { readEdits } from './slots/edits.ts';
import { type RequestedPlatforms, readPlatforms } from './slots/platforms.ts';
import { type RequestedStyle, readStyle } from './slots/style.ts';
import { type RequestedTime, readWhen } from './slots/when.ts';

/** Data in a message besides its intent. */
export interface Slots {
  readonly platforms: RequestedPlatforms | null;
  readonly when: RequestedTime | null;
  readonly choice: number | null;
  readonly style: RequestedStyle;
}

/** `whole` has the words in quotation marks, which an edit may be about. */
export function readSlots(
  plain: string,
  raw: string,
  { asked, post }: Memory,
  now: ZonedNow,
  whole = raw,
): Slots {
  const edits = readEdits(whole.includes('\n') ? raw : whole, post ? textsOf(post) : []);
  const style = readStyle(plain, raw, edits);
  // A place or a time in them is the text's.
  if (style.edits.replace || style.edits.mention) return { platforms: null, when: null, choice: null, style };
  const corrects = asked === 'confirmation' && CORRECTS.test(plain);
  const bare = asked === 'when' || asked === 'new_time' || corrects;
  return {
    platforms: readPlatforms(plain),
    when: readWhen(plain, now, bare),
    // Where a time was asked for, "10" is one.
    choice: bare && /^\d/.test(plain) ? null : readChoice(plain),
    style,
  };
}

/** "No, 9 instead", of the time that is to be confirmed; a number alone is a draft's. */
const CORRECTS =
  /^(?:(?:no|nope|nah|hmm|sorry|wait|actually|rather|better|make it|make that|let's say|say|at)[,.!]? )+\d|^\d{1,2}(?::\d\d)? (?:instead|rather|is better|works better)\b|^(?:(?:at |around |about |so gegen |gegen |sobre las |a eso de las |vers )\d{1,2}(?::\d\d)?|\d{1,2}(?::\d\d)?ish)$/;

const textsOf = ({ text, drafts }: PostInProgress): string[] =>
  text === null ? drafts.map(({ content }) => content) : [text];
