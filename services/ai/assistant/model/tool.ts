import type OpenAI from 'openai';
import type { z } from 'zod';
import { plainSchema } from '../../domain/plain-schema.ts';
import type { Session } from './session.ts';

/** A tool that a model may call. Its answer is data for the model. */
export interface ModelTool {
  readonly name: string;
  readonly definition: OpenAI.Chat.Completions.ChatCompletionFunctionTool;
  /** @throws z.ZodError, or AppError with words that the model may tell the user */
  run(input: unknown, session: Session): Promise<unknown>;
}

interface ToolOf<Input extends z.ZodType> {
  readonly name: string;
  readonly description: string;
  readonly input: Input;
  run(input: z.output<Input>, session: Session): Promise<unknown>;
}

export const defineTool = <Input extends z.ZodType>({
  name,
  description,
  input,
  run,
}: ToolOf<Input>): ModelTool => ({
  name,
  definition: {
    type: 'function',
    function: { name, description, parameters: plainSchema(input, 'arguments') },
  },
  run: (givenInput, session) => run(input.parse(givenInput), session),
});
