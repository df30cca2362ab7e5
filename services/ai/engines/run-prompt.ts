import { z } from 'zod';
import type { Task } from '../tasks/task.ts';
import type { RunOptions } from './engine.ts';
import { ModelFailure } from './model-failure.ts';

const TRIES = 2;

export interface Prompted {
  readonly instructions: string;
  /** Gets what there is to read of a text, and whether it begins anew. */
  onPiece(text: string, restart: boolean): Promise<void>;
}

/**
 * Runs a task on a model in one call, the last step's. An unreadable answer is requested once more.
 * @param ask returns the model's answer: text, or JSON if the prompt has a schema
 * @throws ModelFailure, z.ZodError, SyntaxError if the model can't do it
 */
export async function runPrompt<Input, Output, Step extends string>(
  { prompt, steps, output: checked }: Task<Input, Output, Step>,
  input: Input,
  { report = () => undefined, onText }: RunOptions<Step>,
  ask: (prompted: Prompted, input: Input) => Promise<unknown>,
): Promise<Output> {
  for (const step of steps.slice(0, -1)) {
    await report(step, 'started');
    await report(step, 'done');
  }
  const [last] = steps.slice(-1);
  if (last) await report(last, 'started');
  const { instructions, brief } = prompt;
  const output = await untilRead(async (isRepeated, isBrief) => {
    let anew = isRepeated;
    const onPiece = async (text: string, restart: boolean) => {
      const restarts = restart || anew;
      // Cleared first: the next piece may come before this one has been shown.
      anew = false;
      await onText?.(text, restarts);
    };
    const words = isBrief && brief !== undefined ? brief : instructions;
    return checked.parse(prompt.read(await ask({ instructions: words, onPiece }, input)));
  }, brief !== undefined);
  if (last) await report(last, 'done');
  return output;
}

/** Asks once more if the answer can't be read, and in fewer words if the prompt was too long. */
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
