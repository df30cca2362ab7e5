import { readFileSync } from 'node:fs';
import type { Intent } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import type { Question } from '../../../memory.ts';

export interface Phrasing {
  readonly intent: Intent;
  /** The question before it; null for none. */
  readonly asked: Question | null;
  readonly message: string;
}

/** One half of the table: `building`, which the intents were built on, or `measuring`, which was only counted. */
export const readTable = (half: 'building' | 'measuring'): Phrasing[] =>
  readFileSync(new URL(`${half}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => {
      const [intent, question, message = ''] = line.split('\t');
      return { intent: intent as Intent, asked: question === '-' ? null : (question as Question), message };
    });
