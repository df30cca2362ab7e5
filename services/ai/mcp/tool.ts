import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { z } from 'zod';
import type { Commands, Tools } from '../assistant/tools.ts';

/** What a tool can use: the assistant's tools, with the rights and scopes of the caller's token. */
export interface Acting {
  readonly tools: Tools;
  readonly commands: Commands;
  /** Calls services on behalf of the user, until the call's time limit. */
  readonly asUser: ServiceClient;
  /** The account's time zone. */
  readonly timezone: string;
  readonly signal: AbortSignal;
  newId(): string;
}

/** A tool's answer: a sentence, and its data. */
export interface Answer {
  readonly says: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** `reads`: changes nothing. `adds`, `changes`: visible only in the workspace. `acts`: public, or irreversible. */
type Effect = 'reads' | 'adds' | 'changes' | 'acts';

export interface McpTool<Input extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly effect: Effect;
  /** Whether calling it again with the same input changes nothing more. */
  readonly repeatable: boolean;
  /** @throws AppError with a sentence that says what to do */
  run(input: z.output<Input>, acting: Acting): Promise<Answer>;
}

export const defineTool = <Input extends z.ZodObject>(tool: McpTool<Input>): McpTool =>
  tool as unknown as McpTool;
