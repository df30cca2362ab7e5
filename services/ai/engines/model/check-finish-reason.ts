import { ModelFailure } from '../model-failure.ts';

/** Mistral says `model_length`. */
const OUT_OF_ROOM = new Set(['length', 'model_length', 'max_tokens']);
/** Zhipu says `sensitive`. */
const FILTERED = new Set(['content_filter', 'sensitive']);
/** OpenRouter and Mistral; vLLM and SGLang; DeepSeek; Zhipu. */
const BROKEN_OFF = new Set(['error', 'abort', 'insufficient_system_resource', 'network_error']);

/**
 * Checks that an answer is whole by why its model stopped. Servers have many words for a natural end, or none.
 * @throws ModelFailure
 */
export function checkFinishReason(reason: string | null | undefined): void {
  if (!reason) return;
  if (OUT_OF_ROOM.has(reason))
    throw new ModelFailure('unusable_answer', 'the model had no room for all of its answer');
  if (FILTERED.has(reason))
    throw new ModelFailure('unusable_answer', 'a content filter of the model’s server cut the answer off');
  if (BROKEN_OFF.has(reason)) throw new ModelFailure('no_answer', `the model’s answer broke off: ${reason}`);
}
