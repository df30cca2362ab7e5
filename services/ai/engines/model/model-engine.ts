import OpenAI from 'openai';
import { z } from 'zod';
import type { Prompt, Task } from '../../tasks/task.ts';
import type { Engine, RunOptions } from '../engine.ts';

export interface ModelSettings {
  readonly baseUrl?: string;
  readonly apiKey: string;
  readonly model: string;
  readonly timeoutMs?: number;
}

const TRIES = 2;

/** Any OpenAI-compatible endpoint. An answer that is not what was asked for is asked for once more. */
export function createModelEngine(settings: ModelSettings): Engine {
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    timeout: settings.timeoutMs ?? 60_000,
    maxRetries: 1,
  });

  const ask = async <Input>(
    { name, prompt }: { name: string; prompt: Prompt<Input, unknown> },
    input: Input,
    signal: AbortSignal,
  ): Promise<unknown> => {
    const completion = await client.chat.completions.create(
      {
        model: settings.model,
        messages: [
          { role: 'system', content: prompt.instructions },
          { role: 'user', content: prompt.ask(input) },
        ],
        response_format: {
          type: 'json_schema',
          json_schema: { name, strict: true, schema: prompt.schema },
        },
      },
      { signal },
    );
    return JSON.parse(unfenced(completion.choices[0]?.message.content ?? ''));
  };

  return {
    kind: 'model',
    name: settings.model,
    // The model does all of it in one call, which is the last step's.
    async run<Input, Output, Step extends string>(
      task: Task<Input, Output, Step>,
      input: Input,
      { signal, report = () => undefined }: RunOptions<Step>,
    ) {
      for (const step of task.steps.slice(0, -1)) {
        await report(step, 'started');
        await report(step, 'done');
      }
      const [last] = task.steps.slice(-1);
      if (last) await report(last, 'started');
      const output = await untilRead(async () =>
        task.output.parse(task.prompt.read(await ask(task, input, signal))),
      );
      if (last) await report(last, 'done');
      return output;
    },
  };
}

async function untilRead<Output>(ask: () => Promise<Output>): Promise<Output> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
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
