import OpenAI from 'openai';
import type { Prompt } from '../../tasks/task.ts';
import { readJson } from '../answers/read-json.ts';
import type { ModelEngine } from '../engine.ts';
import { runPrompt } from '../run-prompt.ts';
import { askAgain } from './ask-again.ts';
import { checkEndpoint } from './check-endpoint.ts';
import { checkFinishReason } from './check-finish-reason.ts';
import { compatibleFetch } from './compatible-fetch.ts';
import { bodyFailure } from './endpoint-failure.ts';
import { createJsonWays, type JsonWay, type Schema } from './json-ways.ts';
import { readStream } from './read-stream.ts';

export interface ModelSettings {
  readonly baseUrl?: string;
  readonly apiKey: string;
  readonly model: string;
  /** Between two pieces of a text. */
  readonly pauseMs?: number;
}

const PAUSE_MS = 15_000;
/** Longer than any deadline of who asks. */
const CLIENT_MS = 180_000;

interface ModelRequest<Input> {
  readonly task: { readonly name: string; readonly prompt: Prompt<Input, unknown> };
  readonly instructions: string;
  readonly input: Input;
  readonly signal: AbortSignal;
  onPiece(text: string, restart: boolean): unknown;
}

/** A client without automatic retries. */
export const createClient = ({ apiKey, baseUrl }: ModelSettings): OpenAI =>
  new OpenAI({ apiKey, baseURL: baseUrl, timeout: CLIENT_MS, maxRetries: 0, fetch: compatibleFetch });

/** Any OpenAI-compatible endpoint. An answer of the wrong form is requested once more. */
export function createModelEngine(settings: ModelSettings): ModelEngine {
  const client = createClient(settings);
  const ways = createJsonWays();

  const questionOf = <Input>({ task: { prompt }, instructions, input }: ModelRequest<Input>, hint = '') => ({
    model: settings.model,
    messages: [
      { role: 'system' as const, content: instructions + hint },
      { role: 'user' as const, content: prompt.ask(input) },
    ],
  });

  const askForJson = async <Input>(request: ModelRequest<Input>, schema: Schema): Promise<unknown> => {
    const { signal } = request;
    const askIn = (way: JsonWay) => {
      const response_format = way.format(request.task.name, schema);
      const question = {
        ...questionOf(request, way.hint(schema)),
        ...(response_format && { response_format }),
      };
      return askAgain(signal, async () =>
        contentOf(await client.chat.completions.create(question, { signal })),
      );
    };
    return readJson((await ways.ask(askIn)).answer);
  };

  const askForText = async <Input>(request: ModelRequest<Input>): Promise<string> => {
    const { signal } = request;
    const pieces = await askAgain(signal, () =>
      client.chat.completions.create({ ...questionOf(request), stream: true }, { signal }),
    );
    return readStream(pieces, settings.pauseMs ?? PAUSE_MS, request.onPiece);
  };

  return {
    kind: 'model',
    place: 'endpoint',
    name: settings.model,
    check: (signal) => checkEndpoint(client, settings.model, ways, signal),
    run: (task, input, options) =>
      runPrompt(task, input, options, async ({ instructions, onPiece }) => {
        const request = { task, input, signal: options.signal, onPiece, instructions };
        const { schema } = task.prompt;
        return schema ? askForJson(request, schema) : askForText(request);
      }),
  };
}

/** @throws ModelFailure if it contains no complete answer */
export function contentOf(completion: OpenAI.Chat.Completions.ChatCompletion): string {
  // Servers answer with all kinds of bodies, whatever the type says.
  const choice = (completion as Partial<typeof completion>).choices?.[0];
  if (!choice) throw bodyFailure(completion);
  checkFinishReason(choice.finish_reason);
  return choice.message.content ?? '';
}
