/** The model that the child process loads. */
export interface ModelPlace {
  /** The GGUF file. */
  readonly file: string;
  /** The folder that node-llama-cpp is installed in. */
  readonly runtime: string;
  readonly threads: number;
  /** Tokens that it reads and writes at once, at most. */
  readonly contextSize: number;
  /** A graphics card, where there is one that node-llama-cpp was installed for. */
  readonly gpu: boolean;
}

export interface Question {
  readonly instructions: string;
  readonly text: string;
  /** The JSON schema for the answer's grammar. Null for plain text. */
  readonly schema: Record<string, unknown> | null;
  readonly maxTokens: number;
}

export interface Answer {
  readonly text: string;
  readonly tokens: number;
  /** From the first token to the last. */
  readonly seconds: number;
  /** Whether the text ended on its own, or because there was no room left. */
  readonly end: 'stop' | 'length';
}

export type ToModel =
  | { readonly type: 'load'; readonly place: ModelPlace }
  | { readonly type: 'ask'; readonly id: number; readonly question: Question }
  | { readonly type: 'cancel'; readonly id: number };

/** Why the child didn't answer: the prompt doesn't fit, or any other failure. */
export type ChildFault = 'context_too_small' | 'no_answer';

export type FromModel =
  | { readonly type: 'loaded' }
  | { readonly type: 'unloadable'; readonly message: string }
  | { readonly type: 'piece'; readonly id: number; readonly text: string }
  | { readonly type: 'done'; readonly id: number; readonly answer: Answer }
  | { readonly type: 'failed'; readonly id: number; readonly fault: ChildFault; readonly message: string };
