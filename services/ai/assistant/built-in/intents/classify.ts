import { INTENTS, type Intent } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import type { Memory } from '../../memory.ts';
import type { Slots } from '../read-message.ts';
import { answerTo } from './answer-to.ts';
import { cueText, hasCue } from './cue.ts';
import { MANAGING_CUES, WRITING_CUES } from './cues.ts';

/** The intent is at the beginning of a message; the rest is mostly the topic. */
const READ = 300;
/** Less than that is no more than a word in passing. */
const ENOUGH = 3;

/** Returns the intent of a message, by its words and by the question before it. */
export function classify(plain: string, slots: Slots, memory: Memory): Intent {
  const answer = answerTo(plain, slots, memory);
  const best = [...scoresOf(plain)].sort((one, other) => other[1] - one[1])[0];
  if (answer && (!best || best[1] < answer.weight || best[0] === answer.intent)) return answer.intent;
  return best && best[1] >= ENOUGH ? best[0] : 'out_of_scope';
}

/** Whether some word of a message asks for what the assistant is not for. */
export const isElsewhere = (plain: string): boolean => (scoresOf(plain).get('out_of_scope') ?? 0) > 0;

function scoresOf(plain: string): Map<Intent, number> {
  const text = cueText(plain.slice(0, READ));
  const scores = new Map<Intent, number>();
  for (const intent of INTENTS)
    for (const [weight, pattern] of [...(WRITING_CUES[intent] ?? []), ...(MANAGING_CUES[intent] ?? [])])
      if (hasCue(text, pattern)) scores.set(intent, (scores.get(intent) ?? 0) + weight);
  return scores;
}
