import { z } from 'zod';
import { plainSchema } from '../domain/plain-schema.ts';

/** A job of the built-in engine alone, which its threads do. */
export interface BuiltInTask<_Input, Output, Step extends string = string> {
  /** Its folder under `tasks/`; logs and the model's schema use it. */
  readonly name: string;
  /** Progress steps that the user sees while it runs, in order; the last one gives the output. */
  readonly steps: readonly [...Step[], Step];
  /** Checks what any engine made. */
  readonly output: z.ZodType<Output>;
  /** A module that exports `run: BuiltIn`; a thread of the built-in engine loads it. */
  readonly builtIn: URL;
}

/** A job that any engine can do: a model by its prompt, the built-in one by its module. */
export interface Task<Input, Output, Step extends string = string> extends BuiltInTask<Input, Output, Step> {
  readonly prompt: Prompt<Input, Output>;
  /**
   * Removes from a model's answer what the input doesn't say, before it is stored. Text that was shown while it was
   * generated is replaced by the rest. The built-in engine's output needs no check.
   * @throws z.ZodError if too little is left
   */
  guard?(output: Output, input: Input): Output;
  /** Its cost to the workspace; null for a task that is free. */
  readonly words: WordUse<Output> | null;
}

export interface WordUse<Output> {
  /** Reserved in advance: more than it probably needs, so several can run at once. It never costs more. */
  readonly most: number;
  /** The texts of an output whose words are spent. */
  of(output: Output): readonly string[];
}

/** A model's request, and how to read its answer. */
export interface Prompt<Input, Output> {
  readonly instructions: string;
  /** The same in few words, for a model that can't read that much at once. */
  readonly brief?: string;
  ask(input: Input): string;
  /** The answer's JSON schema, in the form that strict structured output takes; null for plain text, written piece by piece. */
  readonly schema: Record<string, unknown> | null;
  /** @throws z.ZodError if the answer has the wrong form */
  read(answer: unknown): Output;
}

/** The built-in engine's way to do a task. It runs in a thread, so input and output must be cloneable. */
export type BuiltIn<Input, Output, Step extends string = string> = (
  input: Input,
  tools: BuiltInTools<Step>,
) => Output;

export interface BuiltInTools<Step extends string = string> {
  /** From 0 up to 1; the same numbers for the same seed. */
  random(): number;
  /** Does a step's work, and tells the user that it starts and that it is done. */
  step<T>(name: Step, work: () => T): T;
}

interface PromptDefinition<Input, Output, Answer extends z.ZodType>
  extends Pick<Prompt<Input, Output>, 'instructions' | 'brief' | 'ask'> {
  readonly answer: Answer;
  finish(answer: z.output<Answer>): Output;
}

export const definePrompt = <Input, Output, Answer extends z.ZodType>({
  answer,
  finish,
  ...prompt
}: PromptDefinition<Input, Output, Answer>): Prompt<Input, Output> => ({
  ...prompt,
  schema: strictSchema(answer),
  read: (input) => finish(answer.parse(input)),
});

interface TextPromptDefinition<Input, Output>
  extends Pick<Prompt<Input, Output>, 'instructions' | 'brief' | 'ask'> {
  finish(text: string): Output;
}

/** For a task whose answer is one text. */
export const defineTextPrompt = <Input, Output>({
  finish,
  ...prompt
}: TextPromptDefinition<Input, Output>): Prompt<Input, Output> => ({
  ...prompt,
  schema: null,
  read: (input) => finish(z.string().parse(input)),
});

/**
 * Leaves out text lengths, which endpoints reject in strict schemas, so they are only checked afterwards. Keeps
 * numbers of items: without them, a small model held to the schema adds items endlessly.
 */
const LIMITS = ['minLength', 'maxLength'];

const strictSchema = (answer: z.ZodType): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(plainSchema(answer, 'answer'), (key, value) => (LIMITS.includes(key) ? undefined : value)),
  );
