import { readJson } from '../answers/read-json.ts';
import { createReasoningFilter, type ShownPiece } from '../answers/reasoning-filter.ts';
import type { ModelEngine } from '../engine.ts';
import { ModelFailure } from '../model-failure.ts';
import { runPrompt } from '../run-prompt.ts';
import { boundSchema } from './bound-schema.ts';
import { type Ask, checkLocal } from './check-local.ts';
import { createModelProcess, type ModelProcess } from './model-process.ts';
import { createOneByOne } from './one-by-one.ts';
import type { Answer, ModelPlace } from './protocol.ts';

export interface LocalSettings extends ModelPlace {
  /** For the user to read. */
  readonly name: string;
  /** After so long without a question the model's memory is given back. */
  readonly idleMs: number;
  /** The longest answer; what would be longer is of no use. */
  readonly mostTokens?: number;
}

export interface LocalEngine extends ModelEngine {
  readonly place: 'local';
  close(): Promise<void>;
}

/** A task that would wait behind more than these is better served by the built-in writer. */
const MAX_WAITING = 8;
/** The most that a plan or a set of drafts takes. */
const MAX_TOKENS = 2_000;

/** A model in a process of its own on this machine. It does one task after the other. */
export function createLocalEngine(
  { name, idleMs, mostTokens = MAX_TOKENS, ...place }: LocalSettings,
  model: ModelProcess = createModelProcess(place),
): LocalEngine {
  const queue = createOneByOne(MAX_WAITING);
  let idle: NodeJS.Timeout | undefined;

  const ask: Ask = (question, options, onPiece = () => undefined) =>
    queue.run(options, async () => {
      clearTimeout(idle);
      try {
        return await model.ask(question, options.signal, onPiece);
      } finally {
        idle = setTimeout(() => void model.stop(), idleMs).unref();
      }
    });

  return {
    kind: 'model',
    place: 'local',
    name,
    check: (signal) => checkLocal(ask, signal),
    run: (task, input, options) =>
      runPrompt(task, input, options, async ({ instructions, onPiece }) => {
        const { schema, brief, ask: questionOf } = task.prompt;
        const question = {
          // Small models follow a few words better than many, and read them faster.
          instructions: brief ?? instructions,
          text: questionOf(input),
          schema: schema && boundSchema(schema),
          maxTokens: mostTokens,
        };
        const turn = { signal: options.signal, ...(options.onPlace && { onPlace: options.onPlace }) };
        if (schema) return readJson(wholeOf(await ask(question, turn)));
        const filter = createReasoningFilter();
        // A slow reader doesn't delay anybody else.
        const show = (piece: ShownPiece | null) =>
          piece && void onPiece(piece.text, piece.restart).catch(() => {});
        wholeOf(await ask(question, turn, (piece) => show(filter.push(piece))));
        show(filter.end());
        return filter.text();
      }),
    async close() {
      clearTimeout(idle);
      await model.stop();
    },
  };
}

/** @throws ModelFailure when there was no room for all of it */
function wholeOf({ text, end }: Answer): string {
  if (end === 'length')
    throw new ModelFailure('unusable_answer', 'the model had no room for all of its answer');
  return text;
}
