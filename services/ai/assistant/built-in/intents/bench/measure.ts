import type { Intent } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import { EMPTY_MEMORY, type Memory, type Question } from '../../../memory.ts';
import { zonedNow } from '../../../zoned-now.ts';
import { EMPTY_POST } from '../../dialogues/post/post-text.ts';
import { readSlots } from '../../read-message.ts';
import { plainText } from '../../slots/plain-text.ts';
import { spelled } from '../../slots/spelling.ts';
import { classify } from '../classify.ts';
import type { Phrasing } from './read-table.ts';

const NOW = zonedNow(new Date('2026-11-23T08:10:00Z'), 'Europe/Berlin');

export interface Confusion extends Phrasing {
  readonly taken: Intent;
}

/** The phrasings that are taken for something else. */
export const confusionsOf = (phrasings: readonly Phrasing[]): Confusion[] =>
  phrasings
    .map((phrasing) => ({ ...phrasing, taken: intentOf(phrasing) }))
    .filter(({ intent, taken }) => intent !== taken);

function intentOf({ asked, message }: Phrasing): Intent {
  const memory = memoryAt(asked);
  const plain = spelled(plainText(message));
  return classify(plain, readSlots(plain, message, memory, NOW), memory);
}

/** A conversation that has come to that question. */
function memoryAt(question: Question | null): Memory {
  if (question === null || question === 'hashtag_topic') return { ...EMPTY_MEMORY, asked: question };
  if (question === 'new_time' || question === 'which_post')
    return {
      ...EMPTY_MEMORY,
      asked: question,
      change: { change: 'reschedule', publications: [], when: null },
    };
  return { ...EMPTY_MEMORY, asked: question, post: { ...EMPTY_POST, topic: 'our menu', text: 'Our menu' } };
}
