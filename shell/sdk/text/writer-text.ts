import type { FallbackReason, Writer } from '@carillon/contracts/http/ai/writer.ts';
import { t } from '@lingui/core/macro';
import { listText } from './list-text.ts';

const REASONS: Readonly<Record<FallbackReason, string>> = {
  no_answer: t`The model didn’t respond`,
  unreachable: t`The model can’t be reached`,
  too_slow: t`The model took too long`,
  key_refused: t`The model rejected its API key`,
  model_unknown: t`The model’s server doesn’t have the model`,
  busy: t`The model is busy and asked us to wait`,
  refused: t`The model refused the request`,
  context_too_small: t`The text is too long for the model`,
  unusable_answer: t`The model’s response couldn’t be used`,
  allowance_used: t`You’ve reached today’s limit for the model (it resets at midnight UTC)`,
  allowance_unknown: t`We couldn’t check how much you’ve used the model today`,
  words_unknown: t`We couldn’t check how many words you have left`,
};

/** Names the writer, and says why if Carillon's own writer stood in for a model. */
export function writerText({ engine, name, fell_back }: Writer): string {
  if (fell_back)
    return t`${{ reason: REASONS[fell_back] }}, so Carillon’s built-in writer wrote this instead.`;
  return engine === 'built-in' ? t`By Carillon’s built-in writer.` : t`By ${name}.`;
}

/** Names the invented facts that were removed from a model's text. Null if there are none. */
export const removedText = (removed: readonly string[] | undefined): string | null =>
  removed && removed.length > 0
    ? t`Removed because your topic doesn’t mention this: ${{ words: listText(removed.map((one) => `“${one}”`)) }}.`
    : null;
