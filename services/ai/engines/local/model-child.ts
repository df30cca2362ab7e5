import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { Answer, FromModel, ModelPlace, Question, ToModel } from './protocol.ts';

// The process that a model runs in. It gets only what it needs, and ends with the process that started it.

/** The part of node-llama-cpp used here; it is installed apart from Carillon's packages. */
interface Llama {
  loadModel(options: object): Promise<Model>;
  createGrammarForJsonSchema(schema: object): Promise<unknown>;
}
interface Model {
  readonly trainContextSize: number;
  tokenize(text: string): readonly number[];
  createContext(options: object): Promise<{ readonly contextSize: number; getSequence(): Sequence }>;
}
interface Sequence {
  clearHistory(): Promise<void>;
}
interface Chat {
  promptWithMeta(text: string, options: object): Promise<{ responseText: string; stopReason: string }>;
  dispose(): void;
}
interface LlamaModule {
  getLlama(options: object): Promise<Llama>;
  readonly LlamaChatSession: new (options: object) => Chat;
}
interface Loaded {
  readonly module: LlamaModule;
  readonly llama: Llama;
  readonly model: Model;
  readonly sequence: Sequence;
  readonly contextSize: number;
}

/** Room that a chat's marks take. */
const MARKS = 64;
const LEAST_ROOM = 128;

let loading: Promise<Loaded> | undefined;
const canceling = new Map<number, AbortController>();

const send = (message: FromModel): void => void process.send?.(message);

process.on('disconnect', () => process.exit(0));
process.on('message', (message: ToModel) => {
  if (message.type === 'load') void open(message.place);
  else if (message.type === 'cancel') canceling.get(message.id)?.abort(new Error('canceled'));
  else void answer(message.id, message.question);
});

async function open(place: ModelPlace): Promise<void> {
  loading = load(place);
  try {
    await loading;
    send({ type: 'loaded' });
  } catch (error) {
    send({ type: 'unloadable', message: wordsOf(error) });
  }
}

async function load({ file, runtime, threads, contextSize, gpu }: ModelPlace): Promise<Loaded> {
  const entry = path.join(runtime, 'node_modules/node-llama-cpp/dist/index.js');
  const module = (await import(pathToFileURL(entry).href)) as LlamaModule;
  const llama = await module.getLlama({
    gpu: gpu ? 'auto' : false,
    build: 'never',
    skipDownload: true,
    progressLogs: false,
    logLevel: 'error',
    maxThreads: threads,
  });
  const model = await llama.loadModel({ modelPath: file });
  const max = Math.min(contextSize, model.trainContextSize);
  const context = await model.createContext({ contextSize: { max }, threads });
  return { module, llama, model, sequence: context.getSequence(), contextSize: context.contextSize };
}

async function answer(id: number, question: Question): Promise<void> {
  const canceled = new AbortController();
  canceling.set(id, canceled);
  try {
    const loaded = await loading;
    if (!loaded) throw new Error('no model is loaded');
    const room = roomFor(question, loaded);
    if (room < Math.min(LEAST_ROOM, question.maxTokens))
      send({ type: 'failed', id, fault: 'context_too_small', message: 'the model has no room for that' });
    else send({ type: 'done', id, answer: await write(id, question, room, loaded, canceled.signal) });
  } catch (error) {
    send({ type: 'failed', id, fault: 'no_answer', message: wordsOf(error) });
  } finally {
    canceling.delete(id);
  }
}

function roomFor({ instructions, text, maxTokens }: Question, { model, contextSize }: Loaded): number {
  const read = model.tokenize(instructions).length + model.tokenize(text).length + MARKS;
  return Math.min(maxTokens, contextSize - read);
}

async function write(
  id: number,
  { instructions, text, schema }: Question,
  maxTokens: number,
  { module, llama, sequence }: Loaded,
  signal: AbortSignal,
): Promise<Answer> {
  const grammar = schema && (await llama.createGrammarForJsonSchema(schema));
  await sequence.clearHistory();
  const chat = new module.LlamaChatSession({ contextSequence: sequence, systemPrompt: instructions });
  let tokens = 0;
  let startedAt = performance.now();
  try {
    const { responseText, stopReason } = await chat.promptWithMeta(text, {
      signal,
      maxTokens,
      temperature: 0.7,
      topP: 0.9,
      ...(grammar
        ? { grammar }
        : { onTextChunk: (piece: string) => send({ type: 'piece', id, text: piece }) }),
      onToken(more: readonly number[]) {
        if (tokens === 0) startedAt = performance.now();
        tokens += more.length;
      },
    });
    const end = stopReason === 'maxTokens' ? 'length' : 'stop';
    return { text: responseText, tokens, seconds: (performance.now() - startedAt) / 1_000, end };
  } finally {
    chat.dispose();
  }
}

const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);
