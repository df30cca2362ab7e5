import { randomUUID } from 'node:crypto';
import { checkInput } from '@carillon/contracts/check-input.ts';
import { IDEMPOTENCY_KEY, idempotencyKey, takesIdempotencyKey } from '@carillon/contracts/idempotency-key.ts';
import type { Operation, RateClass } from '@carillon/contracts/operation.ts';
import { AppError, invalid } from '../errors.ts';
import type { Caller } from '../identity/identity-token.ts';
import type { Log } from '../log.ts';
import { idOfKey } from './id-of-key.ts';
import type { IdempotencyStore } from './idempotency-store.ts';
import { fingerprintOf, idOf, type KeyedCall, seal, unseal } from './keyed-call.ts';

export interface Reply {
  readonly status: number;
  readonly body: string;
}

/** Thrown in place of doing it again. */
export class AnsweredBefore extends Error {
  readonly reply: Reply;

  constructor(reply: Reply) {
    super('the call was answered before');
    this.reply = reply;
  }
}

/** A call with an idempotency key, from when it begins to how it ends. */
export interface IdempotentCall {
  /** For objects that the caller doesn't name: the same ID each time. */
  readonly madeId: string;
  /**
   * Must come before any work. An interrupted call, for example after a crash, is run again: operations derive the
   * IDs of their objects from the request or the key, so the result is the same object.
   * @throws AnsweredBefore, or AppError `idempotency_mismatch`, `idempotency_underway`, `too_many_requests`
   */
  begin(request: unknown): Promise<void>;
  /** Stores a reply that is returned again from now on. */
  succeed(reply: Reply): Promise<void>;
  /** A refusal frees the key for a better request; after a failure of ours the same request may be tried again. */
  fail(error: unknown): Promise<void>;
}

interface Deps {
  readonly store: IdempotencyStore;
  readonly log: Log;
}

/** A little longer than the gateway waits for a reply. */
const LEASE_MS: Readonly<Record<RateClass, number>> = { strict: 65_000, normal: 65_000, costly: 185_000 };
/** Maximum number of keys per user and day. */
const MAX_KEPT = 10_000;
/** A longer reply is not kept: the call is then made anew when it is repeated, which ends in the same. */
const MAX_REPLY = 64 * 1024;
const HOUR_SECONDS = 3_600;

/**
 * Null if the caller sends no key, or the operation accepts none.
 * @throws AppError `validation_failed` for an invalid one
 */
export function idempotentCall(
  operation: Operation,
  caller: Caller | null,
  header: string | undefined,
  deps: Deps | undefined,
): IdempotentCall | null {
  if (header === undefined || caller?.kind !== 'user' || caller.by || !takesIdempotencyKey(operation))
    return null;
  if (!deps) throw new Error(`${operation.id} takes a key, and its service has no store for it`);
  const key = checkInput(idempotencyKey, header, [IDEMPOTENCY_KEY]);
  if (!key.ok) throw invalid(key.errors);
  const { userId, workspaceId } = caller;
  return follow({ key: key.data, operation, userId, workspaceId }, deps);
}

function follow(call: KeyedCall, { store, log }: Deps): IdempotentCall {
  const { userId, workspaceId, operation } = call;
  const [id, lease] = [idOf(call), randomUUID()];
  // The call has taken effect. A repeated call finds that out by the ids.
  const logFailure = (err: unknown): void =>
    log.error({ err }, 'an idempotency key is not brought up to date');
  return {
    madeId: idOfKey(workspaceId, userId, operation.id, call.key),
    async begin(request) {
      if ((await store.count(userId, MAX_KEPT)) >= MAX_KEPT) throw createTooManyKeysError();
      const fingerprint = fingerprintOf(request);
      const leaseMs = LEASE_MS[operation.rate];
      const claim = await store.take({
        id,
        lease,
        leaseMs,
        userId,
        workspaceId,
        fingerprint,
        now: new Date(),
      });
      if (claim.kind === 'answered')
        throw new AnsweredBefore({ status: claim.status, body: unseal(call, claim.sealed) });
      if (claim.kind === 'other') throw new AppError('idempotency_mismatch');
      if (claim.kind === 'underway')
        throw new AppError('idempotency_underway', { headers: { 'retry-after': '2' } });
    },
    async succeed({ status, body }) {
      const storing =
        body.length > MAX_REPLY
          ? store.endLease(id, lease, new Date())
          : store.keep(id, lease, { status, sealed: seal(call, body) });
      await storing.catch(logFailure);
    },
    async fail(error) {
      const isRefusal = error instanceof AppError && error.status < 500;
      await (isRefusal ? store.free(id, lease) : store.endLease(id, lease, new Date())).catch(logFailure);
    },
  };
}

const createTooManyKeysError = (): AppError =>
  new AppError('too_many_requests', {
    message: `Calls with ${IDEMPOTENCY_KEY} are remembered for a day, and these are too many. Try again in an hour.`,
    headers: { 'retry-after': String(HOUR_SECONDS) },
  });
