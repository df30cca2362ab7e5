import { z } from 'zod';
import type { ErrorName } from './errors.ts';
import { type Failure, failure } from './failure.ts';

/** One line of a streamed reply. */
export type StreamedLine<Step extends string, Result> =
  | { readonly type: 'step'; readonly step: Step; readonly state: 'started' | 'done' }
  /** A piece of a text that is being written; `restart` begins it anew. */
  | { readonly type: 'text'; readonly text: string; readonly restart: boolean }
  /** How many are before this one in the queue of a model; 0 when its turn has come. */
  | { readonly type: 'place'; readonly ahead: number }
  | { readonly type: 'result'; readonly result: Result }
  | {
      readonly type: 'failure';
      readonly error: ErrorName;
      readonly message: string;
      readonly texts?: Failure['texts'];
    };

/**
 * The lines of a reply that is streamed: when each real step starts and is done, the text where it comes piece by piece,
 * then the result or the failure.
 */
export const streamedReply = <const Steps extends readonly [string, ...string[]], Result extends z.ZodType>(
  steps: Steps,
  result: Result,
) =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('step'), step: z.enum(steps), state: z.enum(['started', 'done']) }),
    z.object({ type: z.literal('text'), text: z.string(), restart: z.boolean() }),
    z.object({ type: z.literal('place'), ahead: z.number().int().nonnegative() }),
    z.object({ type: z.literal('result'), result }),
    failure.pick({ error: true, message: true, texts: true }).extend({ type: z.literal('failure') }),
  ]);
