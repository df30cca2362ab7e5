import type OpenAI from 'openai';
import { z } from 'zod';
import { dropReasoning } from '../answers/drop-reasoning.ts';
import { readJson } from '../answers/read-json.ts';
import type { ModelCheck } from '../engine.ts';
import type { ModelFailure } from '../model-failure.ts';
import { bodyFailure, endpointFailure } from './endpoint-failure.ts';
import type { JsonWays, Schema } from './json-ways.ts';

const ASKED = 'Write one friendly sentence of about twenty words about fresh bread.';
const TAGS = z.object({ hashtags: z.array(z.string()).min(3) });
const SCHEMA: Schema = {
  type: 'object',
  properties: { hashtags: { type: 'array', items: { type: 'string' }, minItems: 3, maxItems: 10 } },
  required: ['hashtags'],
  additionalProperties: false,
};
const TOOL = {
  type: 'function' as const,
  function: {
    name: 'opening_hours',
    description: 'The opening hours of a shop.',
    parameters: {
      type: 'object',
      properties: { shop: { type: 'string' } },
      required: ['shop'],
      additionalProperties: false,
    },
  },
};
/** Fewer tell nothing about the speed. */
const ENOUGH_TOKENS = 5;
const LETTERS_PER_TOKEN = 4;

type Completion = OpenAI.Chat.Completions.ChatCompletion;

/** Tries a sentence, JSON and a tool, one after the other; a model that doesn't write a sentence is asked no more. */
export async function checkEndpoint(
  client: OpenAI,
  model: string,
  ways: JsonWays,
  signal: AbortSignal,
): Promise<ModelCheck> {
  const faults: ModelFailure[] = [];
  const attempt = async <T>(work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      faults.push(endpointFailure(error));
      return null;
    }
  };
  const ask = async (content: string, more: object = {}): Promise<Completion> => {
    const messages = [{ role: 'user' as const, content }];
    const completion = await client.chat.completions.create({ model, messages, ...more }, { signal });
    if (!completion?.choices?.[0]) throw bodyFailure(completion);
    return completion;
  };

  const startedAt = performance.now();
  const sentence = await attempt(async () => {
    const completion = await ask(ASKED);
    return { completion, text: z.string().min(1).parse(textOf(completion)) };
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  const json = sentence && (await attempt(async () => askForTags(ask, ways)));
  const tools =
    sentence &&
    (await attempt(async () => {
      const { choices } = await ask('When does the shop Rye & Co open? Use the tool.', { tools: [TOOL] });
      return (choices[0]?.message.tool_calls ?? []).some(
        (call) => call.type === 'function' && call.function.name === TOOL.function.name,
      );
    }));
  return {
    answers: sentence !== null,
    json,
    tools: sentence ? (tools ?? false) : null,
    tokens_per_second: sentence && speedOf(sentence.completion, sentence.text, seconds),
    fault: faults[0]?.fault ?? null,
    status: faults[0]?.status ?? null,
  };
}

async function askForTags(ask: (content: string, more?: object) => Promise<Completion>, ways: JsonWays) {
  const { mode } = await ways.ask(async (way) => {
    const response_format = way.format('hashtags', SCHEMA);
    const prompt = `Give three hashtags about bread, as {"hashtags": ["…"]}.${way.hint(SCHEMA)}`;
    const completion = await ask(prompt, response_format && { response_format }).catch((error: unknown) => {
      throw endpointFailure(error);
    });
    return TAGS.parse(readJson(textOf(completion)));
  });
  return mode;
}

const textOf = ({ choices }: Completion): string => dropReasoning(choices[0]?.message.content ?? '');

function speedOf({ usage }: Completion, text: string, seconds: number): number | null {
  const tokens = usage?.completion_tokens ?? text.length / LETTERS_PER_TOKEN;
  return tokens < ENOUGH_TOKENS || seconds <= 0 ? null : Math.round((tokens / seconds) * 10) / 10;
}
