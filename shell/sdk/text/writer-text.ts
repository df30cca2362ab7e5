import type { FallbackReason, Writer } from '@carillon/contracts/http/ai/writer.ts';

const REASONS: Readonly<Record<FallbackReason, string>> = {
  no_answer: 'The model did not answer',
  unreachable: 'The model can’t be reached',
  too_slow: 'The model took too long',
  key_refused: 'The model refused the key it was given',
  model_unknown: 'The model’s server doesn’t know the model',
  busy: 'The model is busy and asked us to wait',
  refused: 'The model refused the request',
  context_too_small: 'The text is longer than the model can read',
  unusable_answer: 'The model’s answer could not be used',
  allowance_used: 'You’ve reached today’s limit for the model (it resets at midnight UTC)',
  allowance_unknown: 'How often the model has written for you today could not be looked up',
  words_unknown: 'How many words you have left could not be looked up',
};

/** Who did it; where Carillon's own writer stood in for a model, why. */
export const writerText = ({ name, fell_back }: Writer): string =>
  fell_back ? `${REASONS[fell_back]}, so ${name} wrote this instead.` : `By ${name}.`;

/** What was taken out of a text, since a model had made it up; null where that is nothing. */
export const removedText = (removed: readonly string[] | undefined): string | null =>
  removed && removed.length > 0
    ? `Removed, since your topic doesn’t say it: ${removed.map((one) => `“${one}”`).join(', ')}.`
    : null;
