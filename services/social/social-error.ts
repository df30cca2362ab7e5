import { type Text, toEnglish } from '@carillon/contracts/text.ts';
import type { CooldownScope } from './capabilities/publish.ts';

/**
 * The kind of a failed call, which decides how to continue:
 * - `transient`: the network didn't do it; try again after a while.
 * - `unknown`: nobody knows whether it did it (timeout, lost reply, 5xx after the bytes were sent): reconcile first.
 * - `reconnect`: the token is no longer valid; the user must connect the account again.
 * - `forbidden`: the token is valid, but may not do this on this target; connecting again with more consent helps.
 * - `duplicate`: the network already has this post; `remoteId` names it if the network says so.
 * - `permanent`: the network will never accept this.
 */
export type SocialErrorKind = 'transient' | 'unknown' | 'reconnect' | 'forbidden' | 'duplicate' | 'permanent';

export interface SocialErrorDetails {
  readonly kind: SocialErrorKind;
  /** The network's own code, as `code/subcode` or a name. */
  readonly code?: string;
  readonly status?: number;
  /** Not before then, if the network said so. */
  readonly retryAt?: Date;
  /** Whom `retryAt` is for, when the network said so. */
  readonly scope?: CooldownScope;
  /** The network's own message, without any words of ours. */
  readonly networkMessage?: string;
  /** The id of the post that is there already. */
  readonly remoteId?: string;
  readonly cause?: unknown;
}

/** A network's refusal or silence, in its own words, with what follows from it. */
export class SocialError extends Error {
  /** `message` as it can be said in other languages. */
  readonly words: string | Text;
  readonly kind: SocialErrorKind;
  readonly code: string | undefined;
  readonly status: number | undefined;
  readonly retryAt: Date | undefined;
  readonly scope: CooldownScope | undefined;
  readonly networkMessage: string | undefined;
  readonly remoteId: string | undefined;

  /** @param words a sentence of ours, or the network's own words */
  constructor(words: string | Text, details: SocialErrorDetails) {
    super(toEnglish(words), { cause: details.cause });
    this.name = 'SocialError';
    this.words = words;
    this.kind = details.kind;
    this.code = details.code;
    this.status = details.status;
    this.retryAt = details.retryAt;
    this.scope = details.scope;
    this.networkMessage = details.networkMessage;
    this.remoteId = details.remoteId;
  }
}
