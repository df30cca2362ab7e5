import type { JsonMode } from '@carillon/contracts/http/ai/writing-engine.ts';
import type OpenAI from 'openai';
import { ModelFailure } from '../model-failure.ts';

type Format = OpenAI.Chat.Completions.ChatCompletionCreateParams['response_format'];

/** A way to have a model answer in JSON. */
export interface JsonWay {
  readonly mode: JsonMode;
  format(name: string, schema: Schema): Format;
  /** Returns text to add to the instructions, where the format doesn't hold the model to the schema. */
  hint(schema: Schema): string;
}

export type Schema = Record<string, unknown>;

const schemaHint = (schema: Schema): string =>
  `\nAnswer with one JSON object that fits this JSON schema, and with nothing else:\n${JSON.stringify(schema)}`;

const jsonFormat = (name: string, schema: Schema): Format => ({
  type: 'json_schema',
  json_schema: { name, strict: true, schema },
});

/** The strictest first. Some servers take schemas, but no number of items in them. */
const WAYS: readonly JsonWay[] = [
  { mode: 'schema', format: jsonFormat, hint: () => '' },
  { mode: 'schema', format: (name, schema) => jsonFormat(name, withoutLimits(schema)), hint: () => '' },
  { mode: 'object', format: () => ({ type: 'json_object' }), hint: schemaHint },
  { mode: 'prompt', format: () => undefined, hint: schemaHint },
];

/** An endpoint whose model or server was changed overnight is tested again. */
const REMEMBERED_MS = 24 * 3_600_000;

/** Remembers which way an endpoint takes. */
export interface JsonWays {
  /**
   * Asks in the strictest way that the endpoint is not known to refuse, and in the next ones where it refuses that.
   * @throws ModelFailure what `ask` throws, of the strictest way where all are refused
   */
  ask<T>(ask: (way: JsonWay) => Promise<T>): Promise<{ readonly answer: T; readonly mode: JsonMode }>;
}

export function createJsonWays(clock: () => number = Date.now): JsonWays {
  let knownWay = { at: 0, since: 0 };
  return {
    async ask(ask) {
      if (clock() - knownWay.since > REMEMBERED_MS) knownWay = { at: 0, since: clock() };
      let refusal: unknown;
      for (const [at, way] of WAYS.entries()) {
        if (at < knownWay.at) continue;
        try {
          const answer = await ask(way);
          if (at > knownWay.at) knownWay = { at, since: clock() };
          return { answer, mode: way.mode };
        } catch (error) {
          if (!isOfFormat(error)) throw error;
          refusal ??= error;
        }
      }
      throw refusal;
    },
  };
}

const FORMAT = /response_format|json_schema|json_object|structured output|grammar|schema/i;

/** Whether it may be the format that a server refuses. */
const isOfFormat = (error: unknown): boolean =>
  error instanceof ModelFailure &&
  (error.fault === 'refused' || (error.fault === 'no_answer' && FORMAT.test(error.message)));

const withoutLimits = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema, (key, value) => (/^(?:min|max)Items$/.test(key) ? undefined : value)));
