import OpenAI from 'openai';
import { z } from 'zod';
import type { Prompt, Task } from '../../tasks/task.ts';
import type { Engine, RunOptions } from '../engine.ts';
import { readStream } from './read-stream.ts';

export interface ModelSettings {
  readonly baseUrl?: string;
  readonly apiKey: string;
  readonly model: string;
  readonly times?: Partial<ModelTimes>;
}

export interface ModelTimes {
  /** Until an answer begins. */
  readonly answerMs: number;
  /** Between two pieces of a text. */
  readonly pauseMs: number;
  /** For all of a task, with what is asked again. */
  readonly taskMs: number;
}

const TIMES: ModelTimes = { answerMs: 60_000, pauseMs: 20_000, taskMs: 115_000 };
const TRIES = 2;
/** After 408, 409, 429, 5xx and broken connections; the client waits as `Retry-After` says, else longer each time. */
const REPEATS = 2;

interface Asked<Input> {
  readonly task: { readonly name: string; readonly prompt: Prompt<Input, unknown> };
  readonly input: Input;
  readonly signal: AbortSignal;
  onPiece(text: string): unknown;
}

/** Any OpenAI-compatible endpoint. An answer that is not what was asked for is asked for once more. */
export function createModelEngine(settings: ModelSettings): Engine {
  const times = { ...TIMES, ...settings.times };
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    timeout: times.answerMs,
    maxRetries: REPEATS,
  });

  const questionOf = <Input>({ task: { prompt }, input }: Asked<Input>) => ({
    model: settings.model,
    messages: [
      { role: 'system' as const, content: prompt.instructions },
      { role: 'user' as const, content: prompt.ask(input) },
    ],
  });

  const askForJson = async <Input>(
    asked: Asked<Input>,
    schema: Record<string, unknown>,
  ): Promise<unknown> => {
    const json_schema = { name: asked.task.name, strict: true, schema };
    const completion = await client.chat.completions.create(
      { ...questionOf(asked), response_format: { type: 'json_schema', json_schema } },
      { signal: asked.signal },
    );
    return JSON.parse(unfenced(completion.choices[0]?.message.content ?? ''));
  };

  const askForText = async <Input>(asked: Asked<Input>): Promise<string> => {
    const pieces = await client.chat.completions.create(
      { ...questionOf(asked), stream: true },
      { signal: asked.signal },
    );
    return readStream(pieces, times.pauseMs, asked.onPiece);
  };

  return {
    kind: 'model',
    name: settings.model,
    // The model does all of it in one call, which is the last step's.
    async run<Input, Output, Step extends string>(
      task: Task<Input, Output, Step>,
      input: Input,
      { signal: left, report = () => undefined, onText }: RunOptions<Step>,
    ) {
      for (const step of task.steps.slice(0, -1)) {
        await report(step, 'started');
        await report(step, 'done');
      }
      const [last] = task.steps.slice(-1);
      if (last) await report(last, 'started');
      const signal = AbortSignal.any([left, AbortSignal.timeout(times.taskMs)]);
      const output = await untilRead(async (isRepeated) => {
        let restart = isRepeated;
        const onPiece = async (text: string) => {
          await onText?.(text, restart);
          restart = false;
        };
        const asked = { task, input, signal, onPiece };
        const { schema } = task.prompt;
        const answer = schema ? await askForJson(asked, schema) : await askForText(asked);
        return task.output.parse(task.prompt.read(answer));
      });
      if (last) await report(last, 'done');
      return output;
    },
  };
}

async function untilRead<Output>(ask: (isRepeated: boolean) => Promise<Output>): Promise<Output> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask(tries > 1);
    } catch (error) {
      const isNonsense = error instanceof z.ZodError || error instanceof SyntaxError;
      if (!isNonsense || tries >= TRIES) throw error;
    }
  }
}

/** Some endpoints wrap their JSON in a Markdown fence. */
function unfenced(text: string): string {
  const [, fenced, closing] = text.split('```', 3);
  return fenced === undefined || closing === undefined ? text : fenced.replace(/^json/, '');
}
