import type { BuiltIn } from '../task.ts';
import type { SentimentInput, SentimentOutput } from './schema.ts';
import { scoreComment } from './score-comment.ts';

export const run: BuiltIn<SentimentInput, SentimentOutput> = ({ comments }, { step }) =>
  step('Scoring', () => ({ scores: comments.map(scoreComment) }));
