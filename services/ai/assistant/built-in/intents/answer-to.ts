import type { Intent } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import { readConfirmation } from '../../confirmation/read-confirmation.ts';
import { askedBy } from '../../confirmation/settle-proposal.ts';
import type { Memory } from '../../memory.ts';
import { INTENT } from '../dialogues/change/words.ts';
import { saysTarget } from '../dialogues/post/choose-places.ts';
import { newText } from '../dialogues/post/new-text.ts';
import type { Slots } from '../read-message.ts';
import { beginsAnew, narrowing, readChange } from '../slots/change-verb.ts';
import { saysEdit } from '../slots/edits.ts';
import { asksForQuestion, asksForWords, givesWords } from '../slots/gap-words.ts';
import { POSTS } from '../slots/material.ts';
import { hasNoWordsYet } from '../slots/no-words-yet.ts';
import { readOwnText } from '../slots/own-text.ts';
import { saysStyle } from '../slots/style.ts';
import { cueText, hasCue } from './cue.ts';

/** A message read as the answer to a question, and the weight that another reading has to exceed. */
export interface AnswerReading {
  readonly intent: Intent;
  readonly weight: number;
}

/** Whatever the words of a text that is to be posted say. */
const GIVEN = Number.POSITIVE_INFINITY;
const CERTAIN = 20;
const STRONG = 12;
/** For the brackets of a text: a clear command outdoes them. */
const WORDS = 9;
const LIKELY = 7.5;
const OPEN = 6.5;
const POSSIBLE = 4.5;
/** Longer than that is no short answer to a question. */
const SHORT = 120;

const reading = (intent: Intent, weight = POSSIBLE): AnswerReading => ({ intent, weight });

/** Null where it answers nothing. */
export function answerTo(plain: string, slots: Slots, memory: Memory): AnswerReading | null {
  const { asked, post, change, proposal } = memory;
  if (post && hasCue(cueText(plain), RESUMES)) return reading('confirmation', CERTAIN);
  if (proposal?.kind === 'change' && narrowing(plain)) return reading(INTENT[proposal.change], CERTAIN);
  const confirmation = readConfirmation(plain, proposal ? askedBy(proposal) : askedOf(memory));
  const shownAnswer = readAboutShown(plain, memory);
  if (shownAnswer) return shownAnswer;
  if (confirmation === 'no') return reading('cancellation', CERTAIN);
  const resolvedSlots = isElsewhere(plain) ? { ...slots, when: null } : slots;
  const isTime = asked === 'when' && resolvedSlots.when !== null;
  if (confirmation === 'yes' && !isTime) return reading('confirmation', CERTAIN);
  if (confirmation === 'other' && asksForWords(memory) && hasNoWordsYet(plain))
    return reading('confirmation', CERTAIN);
  if (confirmation === 'other' && givesWords(plain, slots, memory))
    return reading('revision', asksForQuestion(memory) ? CERTAIN : WORDS);
  if (POSTS.test(plain) && readOwnText(plain)) return reading('content_generation', GIVEN);
  if (change && (asked === 'which_post' || asked === 'new_time' || asked === 'confirmation'))
    return aboutChange(plain, resolvedSlots, memory);
  if (asked === 'hashtag_topic') return reading('hashtags');
  if (asked === 'topic') return reading('content_generation', isTopic(plain) ? LIKELY : POSSIBLE);
  return asked === null && !post ? null : aboutPost(plain, resolvedSlots, asked);
}

/** "Yes, schedule it" of a text that still misses words. */
const askedOf = ({ asked, post }: Memory) =>
  asked === 'gaps' && post?.when?.kind === 'at' ? 'schedule' : 'post_now';

/** A time in it is none for the post in hand: "is it going to rain tomorrow", "delete the post for tomorrow". */
const isElsewhere = (plain: string): boolean =>
  (QUESTION.test(plain) && !OF_POSTING.test(plain)) || ENDS_POST.test(plain);

const QUESTION =
  /^(?:(?:and|but|so|hey|hi|ok|okay|wait|hold on|hm|oh)[,.!]? )?(?:is|are|was|were|will|would|who|whose|why|where|which|what|how|(?:do|does|did|has|have) (?:i|you|we|they|he|she|people|the|my|our|your))\b/;
const OF_POSTING =
  /\b(?:post|posts|publish|schedule|send|share|go out|go live|about|if|works?|ok|okay|alright|fine|good|better|best|great|possible|free|earlier|later|too)\b/;
const ENDS_POST =
  /^(?:(?:please|now|and|can|could|would|will|you)[,.!]? )*(?:delete|remove|cancel|unschedule|unpublish|take down|get rid of|erase|trash|kill)\b.{0,60}\b(?:posts?|publications?)\b/;

const CHANGES: Readonly<Record<string, Intent>> = {
  delete: 'cancel_post',
  remove: 'cancel_post',
  unpublish: 'cancel_post',
  cancel: 'cancel_post',
  move: 'reschedule',
  reschedule: 'reschedule',
  retry: 'publish_now',
  publish: 'publish_now',
};

/** "Delete it" of the posts that were just shown, while nothing else is being done. */
function readAboutShown(plain: string, { shown, post, change, proposal }: Memory): AnswerReading | null {
  if (shown?.kind !== 'posts' || post || change || proposal) return null;
  const [, verb = ''] = /^(?:please )?(\w+) (?:it|that|this|them)\b/.exec(plain) ?? [];
  const intent = /^(?:please )?take (?:it|that|this|them) down\b/.test(plain) ? 'cancel_post' : CHANGES[verb];
  return intent ? reading(intent, CERTAIN) : null;
}

/** A question or a word or two may well be something else. */
const isTopic = (plain: string): boolean => !plain.endsWith('?') && plain.includes(' ');

function aboutChange(
  plain: string,
  { when, choice }: Slots,
  { change, asked }: Memory,
): AnswerReading | null {
  if (!change || beginsAnew(plain)) return null;
  const verb = readChange(plain);
  if (verb) return reading(INTENT[verb], STRONG);
  if (asked === 'confirmation')
    return when && change.change === 'reschedule' ? reading('reschedule', LIKELY) : null;
  const answers = asked === 'new_time' ? when !== null : choice !== null;
  return reading(INTENT[change.change], answers ? LIKELY : POSSIBLE);
}

function aboutPost(
  plain: string,
  { when, platforms, choice, style }: Slots,
  question: Memory['asked'],
): AnswerReading | null {
  if (newText(plain) !== null) return reading('revision', STRONG);
  if (saysEdit(style.edits)) return reading('revision', CERTAIN);
  if (plain.length > SHORT) return null;
  if (question === 'platforms' && (platforms || choice !== null))
    return reading('platform_selection', LIKELY);
  if (choice !== null && saysTarget(plain)) return reading('platform_selection', STRONG);
  if (choice !== null && (question === 'draft' || question === 'confirmation'))
    return reading('revision', STRONG);
  if (AS_SOMEBODY.test(plain)) return reading('platform_selection', STRONG);
  if (style.hashtags !== null) return reading('revision', STRONG);
  if (question === 'when' && (when || choice !== null)) return reading('scheduling', LIKELY);
  if (saysStyle(style)) return reading('revision', LIKELY);
  const weight = question === null ? POSSIBLE : OPEN;
  if (saysTarget(plain)) return reading('platform_selection');
  if (platforms && !when) return reading('platform_selection', weight);
  return when ? reading('scheduling', weight) : null;
}

/** "Post it as Ada": by another account of the network. */
const AS_SOMEBODY =
  /^(?:(?:please|no|yes|ok|okay|but|and|rather|better|actually)[,.]? )*(?:(?:post|publish|schedule|send|share) (?:it|this|that) )?(?:as|from) (?!(?:is|it|this|that|soon|a|an|well|you|i|we|planned|usual|the|my|our|now|today|tomorrow|\d\S*)\b)\p{L}/u;

/** Back to what is being written, or to the question that was not understood. */
const RESUMES =
  "^ back to my / ^ back to the / ^ back to our / ^ back to that / ^ ok back to / ^ okay back to / ^ go on with / ^ continue with / ^ resume / what did you mean / what do you mean / don't understand / don't get it / ^ huh / ^ what $ / ^ pardon / say that again / ask again";
