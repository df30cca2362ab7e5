import { scoreComments } from '@carillon/contracts/http/ai/score-comments.ts';
import type { z } from 'zod';

export type SentimentInput = z.output<typeof scoreComments.body>;
export const sentimentOutput = scoreComments.response;
export type SentimentOutput = z.output<typeof sentimentOutput>;
