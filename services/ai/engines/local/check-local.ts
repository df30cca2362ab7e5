import { z } from 'zod';
import { dropReasoning } from '../answers/drop-reasoning.ts';
import { readJson } from '../answers/read-json.ts';
import type { ModelCheck } from '../engine.ts';
import { failureOf, ModelFailure } from '../model-failure.ts';
import { boundSchema } from './bound-schema.ts';
import type { TurnOptions } from './one-by-one.ts';
import type { Answer, Question } from './protocol.ts';

const TAGS = z.object({ hashtags: z.array(z.string()).min(3) });
const SCHEMA = {
  type: 'object',
  properties: { hashtags: { type: 'array', items: { type: 'string' }, minItems: 3 } },
  required: ['hashtags'],
};
const SENTENCE = 'Write one friendly sentence of about twenty words about fresh bread.';
const INSTRUCTIONS = 'You write short texts for a bakery.';
/** Fewer tell nothing about the speed. */
const ENOUGH_TOKENS = 5;

/** Asks the model when its turn has come. */
export type Ask = (
  question: Question,
  options: TurnOptions,
  onPiece?: (text: string) => unknown,
) => Promise<Answer>;

/** Tries a sentence and JSON. It is not asked to call tools: the assistant talks by itself, and has the model write. */
export async function checkLocal(ask: Ask, signal: AbortSignal): Promise<ModelCheck> {
  const result = { answers: false, json: null, tools: null, tokens_per_second: null, status: null };
  try {
    const base = { instructions: INSTRUCTIONS, maxTokens: 60 };
    const { text, tokens, seconds } = await ask({ ...base, text: SENTENCE, schema: null }, { signal });
    if (dropReasoning(text).trim() === '') throw new ModelFailure('no_answer', 'the model writes nothing');
    const speed = tokens < ENOUGH_TOKENS || seconds <= 0 ? null : Math.round((tokens / seconds) * 10) / 10;
    const sentence = { ...result, answers: true, tokens_per_second: speed };
    const json = await asksForTags(ask, signal);
    return { ...sentence, json: json === null ? 'schema' : null, fault: json };
  } catch (error) {
    signal.throwIfAborted();
    return { ...result, fault: failureOf(error).fault };
  }
}

/** Returns the problem. Null if there is none. */
async function asksForTags(ask: Ask, signal: AbortSignal) {
  try {
    const text = 'Give three short hashtags about bread.';
    const question = { instructions: INSTRUCTIONS, text, schema: boundSchema(SCHEMA), maxTokens: 1_000 };
    TAGS.parse(readJson((await ask(question, { signal })).text));
    return null;
  } catch (error) {
    signal.throwIfAborted();
    return failureOf(error).fault;
  }
}
