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
 * Does a task by a model, all of it in one call, which is the last step's. What can't be read is asked for once more.
 * @param ask what the model answers: text, or JSON where the prompt has a schema
 * @throws ModelFailure, z.ZodError, SyntaxError when the model can't do it
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
