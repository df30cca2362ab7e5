import OpenAI from 'openai';
import { z } from 'zod';
import type { Prompt, Task } from '../../tasks/task.ts';
import { readJson } from '../answers/read-json.ts';
import type { ModelEngine, RunOptions } from '../engine.ts';
import { ModelFailure } from '../model-failure.ts';
import { askAgain } from './ask-again.ts';
import { checkEndpoint } from './check-endpoint.ts';
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
const TRIES = 2;

interface Asked<Input> {
  readonly task: { readonly name: string; readonly prompt: Prompt<Input, unknown> };
  readonly instructions: string;
  readonly input: Input;
  readonly signal: AbortSignal;
  onPiece(text: string, restart: boolean): unknown;
}

/** A client that repeats nothing by itself. */
export const createClient = ({ apiKey, baseUrl }: ModelSettings): OpenAI =>
  new OpenAI({ apiKey, baseURL: baseUrl, timeout: CLIENT_MS, maxRetries: 0 });

/** Any OpenAI-compatible endpoint. An answer that is not what was asked for is asked for once more. */
export function createModelEngine(settings: ModelSettings): ModelEngine {
  const client = createClient(settings);
  const ways = createJsonWays();

  const questionOf = <Input>({ task: { prompt }, instructions, input }: Asked<Input>, hint = '') => ({
    model: settings.model,
    messages: [
      { role: 'system' as const, content: instructions + hint },
      { role: 'user' as const, content: prompt.ask(input) },
    ],
  });

  const askForJson = async <Input>(asked: Asked<Input>, schema: Schema): Promise<unknown> => {
    const { signal } = asked;
    const askIn = (way: JsonWay) => {
      const response_format = way.format(asked.task.name, schema);
      const question = {
        ...questionOf(asked, way.hint(schema)),
        ...(response_format && { response_format }),
      };
      return askAgain(signal, async () =>
        contentOf(await client.chat.completions.create(question, { signal })),
      );
    };
    return readJson((await ways.ask(askIn)).answer);
  };

  const askForText = async <Input>(asked: Asked<Input>): Promise<string> => {
    const { signal } = asked;
    const pieces = await askAgain(signal, () =>
      client.chat.completions.create({ ...questionOf(asked), stream: true }, { signal }),
    );
    return readStream(pieces, settings.pauseMs ?? PAUSE_MS, asked.onPiece);
  };

  return {
    kind: 'model',
    place: 'endpoint',
    name: settings.model,
    check: (signal) => checkEndpoint(client, settings.model, ways, signal),
    // The model does all of it in one call, which is the last step's.
    async run<Input, Output, Step extends string>(
      task: Task<Input, Output, Step>,
      input: Input,
      { signal, report = () => undefined, onText }: RunOptions<Step>,
    ) {
      for (const step of task.steps.slice(0, -1)) {
        await report(step, 'started');
        await report(step, 'done');
      }
      const [last] = task.steps.slice(-1);
      if (last) await report(last, 'started');
      const { schema, instructions, brief } = task.prompt;
      const output = await untilRead(async (isRepeated, isBrief) => {
        let anew = isRepeated;
        const onPiece = async (text: string, restart: boolean) => {
          await onText?.(text, restart || anew);
          anew = false;
        };
        const words = isBrief && brief !== undefined ? brief : instructions;
        const asked = { task, input, signal, onPiece, instructions: words };
        const answer = schema ? await askForJson(asked, schema) : await askForText(asked);
        return task.output.parse(task.prompt.read(answer));
      }, brief !== undefined);
      if (last) await report(last, 'done');
      return output;
    },
  };
}

/** Asks once more for what can't be read, and in fewer words what the model could not read. */
async function untilRead<Output>(
  ask: (isRepeated: boolean, isBrief: boolean) => Promise<Output>,
  hasBrief: boolean,
): Promise<Output> {
  let isBrief = false;
  for (let tries = 1; ; tries++) {
    try {
      return await ask(tries > 1, isBrief);
    } catch (error) {
      const isNonsense = error instanceof z.ZodError || error instanceof SyntaxError;
      const isTooLong: boolean =
        error instanceof ModelFailure && error.fault === 'context_too_small' && hasBrief && !isBrief;
      if (!(isNonsense || isTooLong) || tries >= TRIES) throw error;
      isBrief = isTooLong;
    }
  }
}

/** @throws ModelFailure when there is no whole answer in it */
export function contentOf(completion: OpenAI.Chat.Completions.ChatCompletion): string {
  // Servers answer with all kinds of bodies, whatever the type says.
  const choice = (completion as Partial<typeof completion>).choices?.[0];
  if (!choice) throw bodyFailure(completion);
  if (choice.finish_reason === 'length')
    throw new ModelFailure('unusable_answer', 'the model had no room for all of its answer');
  return choice.message.content ?? '';
}
