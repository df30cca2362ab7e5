import type { FallbackReason, Writer } from '@carillon/contracts/http/ai/writer.ts';

const REASONS: Readonly<Record<FallbackReason, string>> = {
  no_answer: 'The model did not answer',
  allowance_used: 'The model has written for you as often as it may in a day (which ends at midnight UTC)',
  allowance_unknown: 'How often the model has written for you today could not be looked up',
  words_unknown: 'How many words you have left could not be looked up',
};

/** Who did it; where Carillon's own writer stood in for a model, why. */
export const writerText = ({ name, fell_back }: Writer): string =>
  fell_back ? `${REASONS[fell_back]}, so ${name} stood in.` : `By ${name}.`;
