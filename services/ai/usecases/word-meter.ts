import { randomUUID } from 'node:crypto';
import { wordCount } from '@carillon/contracts/domain/words.ts';
import type { ErrorName } from '@carillon/contracts/errors.ts';
import { commitWords } from '@carillon/contracts/http/billing/commit-words.ts';
import { releaseWords } from '@carillon/contracts/http/billing/release-words.ts';
import { reserveWords } from '@carillon/contracts/http/billing/reserve-words.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { Log } from '@carillon/kit/log.ts';
import { persistently } from '@carillon/kit/persistently.ts';
import type { WordUse } from '../tasks/task.ts';

/** Counts a workspace's words; billing stores the counts. */
export interface WordMeter {
  /** @throws AppError when billing says no. When it does not answer, nothing is counted. */
  reserve(work: MeteredWork): Promise<ReservedWords>;
}

interface MeteredWork {
  readonly task: { readonly name: string; readonly words: Pick<WordUse<never>, 'most'> | null };
  readonly workspaceId: string;
  readonly signal: AbortSignal;
}

export interface ReservedWords {
  /** Billing did not answer. */
  readonly unknown: boolean;
  /** Spends the words of generated text. Never rejects; a failure is retried and then logged. */
  commit(texts: readonly string[]): Promise<void>;
  /** Releases the reservation; nobody waits for it. */
  release(): void;
}

/** A user who waits for a text should not wait long for its words to be counted. */
const WAIT_MS = 3_000;
const REFUSALS: readonly ErrorName[] = ['words_used_up', 'plan_limit', 'too_many_requests'];
const isRefusal = (error: unknown): boolean => error instanceof AppError && REFUSALS.includes(error.code);
const isFinal = (error: unknown): boolean =>
  error instanceof AppError && error.code !== 'service_unavailable' && error.code !== 'internal_error';

export function createWordMeter(services: ServiceClient, log: Log): WordMeter {
  return {
    async reserve({ task, workspaceId, signal }) {
      if (!task.words) return FREE;
      const { most } = task.words;
      const body = { workspace_id: workspaceId, id: randomUUID() };
      const release = (): void => {
        const call = () => services.call(releaseWords, { body, signal: AbortSignal.timeout(WAIT_MS) });
        // A reservation that is not released lapses.
        void persistently(call, isFinal).catch((err) => log.warn({ err }, 'words are not given back yet'));
      };
      try {
        const waiting = AbortSignal.any([signal, AbortSignal.timeout(WAIT_MS)]);
        await services.call(reserveWords, {
          body: { ...body, words: most, reason: task.name },
          signal: waiting,
        });
      } catch (err) {
        if (isRefusal(err)) throw err;
        // The reservation may exist.
        release();
        signal.throwIfAborted();
        log.error(
          { err, task: task.name },
          'billing does not answer; the words of this text are not counted',
        );
        return { ...FREE, unknown: true };
      }
      const commit = async (texts: readonly string[]): Promise<void> => {
        const words = texts.reduce((sum, text) => sum + wordCount(text), 0);
        if (words === 0) return release();
        await spend({ ...body, words });
      };
      return { unknown: false, commit, release };
    },
  };

  async function spend(body: BodyOf<typeof commitWords>): Promise<void> {
    const call = () => services.call(commitWords, { body, signal: AbortSignal.timeout(WAIT_MS) });
    const failed = (err: unknown) =>
      log.error({ err, words: body.words }, 'words that were generated are not spent');
    await call().catch((err) => {
      if (isFinal(err)) failed(err);
      else void persistently(call, isFinal).catch(failed);
    });
  }
}

const FREE = { unknown: false, commit: async () => undefined, release: () => undefined };
