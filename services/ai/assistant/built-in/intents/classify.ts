import { INTENTS, type Intent } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import { readConfirmation } from '../../confirmation/read-confirmation.ts';
import { askedBy } from '../../confirmation/settle-proposal.ts';
import type { Memory } from '../../memory.ts';
import type { Slots } from '../read-message.ts';
import { saysStyle } from '../slots/style.ts';
import { CUES } from './cues.ts';

/** Less than that is no more than a word in passing. */
const ENOUGH = 3;
/** What an answer to a question must be outdone by. */
const ANSWERS = 4.5;
/** Longer than that is no short answer to a question. */
const SHORT = 120;

export type Known = Pick<Memory, 'asked' | 'post' | 'change' | 'proposal' | 'shown'>;

/** What the message is for: by its words, and by what was asked before it. */
export function classify(plain: string, slots: Slots, known: Known): Intent {
  const scores = scoresOf(plain);
  const answer = answerTo(plain, slots, known);
  const best = [...scores].sort((one, other) => other[1] - one[1])[0];
  if (answer && (!best || best[1] < answer.weight || best[0] === answer.intent)) return answer.intent;
  return best && best[1] >= ENOUGH ? best[0] : 'out_of_scope';
}

function scoresOf(plain: string): Map<Intent, number> {
  const scores = new Map<Intent, number>();
  for (const intent of INTENTS)
    for (const [weight, words] of CUES[intent] ?? [])
      if (words.test(plain)) scores.set(intent, (scores.get(intent) ?? 0) + weight);
  return scores;
}

interface Reading {
  readonly intent: Intent;
  readonly weight: number;
}

const reading = (intent: Intent, weight = ANSWERS): Reading => ({ intent, weight });

/** What a message is to the question before it; null where it answers nothing. */
function answerTo(plain: string, slots: Slots, { asked, post, change, proposal }: Known): Reading | null {
  const said = readConfirmation(plain, proposal ? askedBy(proposal) : 'post_now');
  if (said === 'no') return reading('cancellation', 20);
  if (said === 'yes' && (asked !== null || proposal) && !(asked === 'when' && slots.when))
    return reading('confirmation', 20);
  if (asked === 'new_time' && slots.when) return reading('reschedule');
  if (asked === 'which_post' || asked === 'new_time')
    return change ? reading(INTENT_OF_CHANGE[change.change]) : null;
  if (asked === 'hashtag_topic') return reading('hashtags');
  if (asked === 'topic') return reading('content_generation');
  if (asked === null && !post) return null;
  return aboutPost(plain, slots, asked);
}

const INTENT_OF_CHANGE = {
  reschedule: 'reschedule',
  cancel: 'cancel_post',
  delete: 'cancel_post',
  publish_now: 'publish_now',
  retry: 'publish_now',
} as const;

function aboutPost(
  plain: string,
  { when, platforms, choice, style }: Slots,
  asked: Memory['asked'],
): Reading | null {
  if (plain.length > SHORT && !plain.includes(':')) return null;
  if (asked === 'platforms' || asked === 'target') {
    if (platforms || choice !== null) return reading('platform_selection');
  }
  if (asked === 'draft' && choice !== null) return reading('revision', 12);
  if (style.hashtags !== null) return reading('revision', 12);
  if (saysStyle(style)) return reading('revision', 7);
  if (asked === 'when' && when) return reading('scheduling', 7);
  if (/\b(?:page|account|profile)\b/.test(plain) && /\b(?:use|take|instead|on|to|rather)\b/.test(plain))
    return reading('platform_selection');
  if (platforms && !when) return reading('platform_selection');
  if (when) return reading('scheduling');
  if (/\b(?:text|wording|caption)\b.*:/.test(plain)) return reading('revision');
  return null;
}
