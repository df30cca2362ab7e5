import type { Intent } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import type { z } from 'zod';
import type { Tools } from '../../tools.ts';
import type { ZonedNow } from '../../zoned-now.ts';

/** A lookup's means: the user's own rights, and the user's clocks. */
export interface Asking {
  readonly tools: Tools;
  readonly now: ZonedNow;
}

/** A lookup's result: a sentence about it, and the data. */
export interface LookupResult {
  readonly says: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A question about the workspace, which a model's tools and the MCP tools ask alike. */
export interface Lookup<Input extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The intent of a conversation that runs it. */
  readonly intent: Intent;
  readonly input: Input;
  /** @throws AppError with a sentence for the user */
  run(input: z.output<Input>, asking: Asking): Promise<LookupResult>;
}

export const defineLookup = <Input extends z.ZodObject>(lookup: Lookup<Input>): Lookup =>
  lookup as unknown as Lookup;
