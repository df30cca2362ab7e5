import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';

/** What a network hands out when a user consents. */
export interface Grant {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  /** Null when the network says it does not expire. */
  readonly expiresAt: Date | null;
  readonly scopes: readonly string[];
}

/** The person who consented. */
export interface Account {
  /** The network's own id; for LinkedIn the member URN. */
  readonly id: string;
  readonly name: string;
  readonly picture: string | null;
}

/** Something a user can publish to: a Facebook page, an Instagram account, a LinkedIn member. */
export interface Target {
  readonly id: string;
  readonly name: string;
  readonly picture: string | null;
  /** The target's own token, when the network gives one (Facebook pages); otherwise the grant's is used. */
  readonly accessToken: string | null;
}

/** A file to publish. `url` is what the network may fetch (Instagram must); `open` gives the bytes for uploads. */
export interface Media {
  readonly kind: 'image' | 'video';
  readonly mime: string;
  readonly bytes: number;
  readonly url: string;
  readonly altText: string | null;
  open(): Promise<ReadableStream<Uint8Array>>;
}

export interface PublishRequest {
  readonly targetId: string;
  readonly accessToken: string;
  readonly text: string;
  /** None; one video; or one or more images. */
  readonly media: readonly Media[];
  /** When the first attempt began, by the clock of whoever made it: nothing of this publication can be older. */
  readonly firstAttemptAt: Date;
  /** Whether an earlier attempt of these words was made that was not refused. */
  readonly mayBeOut: boolean;
  /** Whether this post is another publication's, however long it has been out. */
  isTaken(remoteId: string): Promise<boolean>;
  /** What earlier attempts noted, newest last; see `note`. */
  readonly notes: readonly PublishNote[];
  /** Keeps something that a later attempt needs (a container id) before the next call is made. */
  note(note: PublishNote): Promise<void>;
  readonly signal: AbortSignal;
  /**
   * Whether this may still be published by whoever asks, by the clock: a process that was stopped for a while hears of
   * replies and connections before the timers behind `signal` go off.
   */
  isHeld(): boolean;
  /** Told of every pause that the network's replies ask for, while nothing was refused yet. Must not throw. */
  onPause?(pause: Pause): void;
}

/** A network's limit is near: leave it alone for a while before it refuses. */
export interface Pause {
  /** All that Carillon publishes on this network, or only what it publishes to this target. */
  readonly scope: PauseScope;
  readonly until: Date;
  /** For the user to read; without a full stop. */
  readonly reason: string;
}

export type PauseScope = 'app' | 'account';

export interface PublishNote {
  readonly key: string;
  readonly value: string;
}

export const UNANSWERABLE = 'unanswerable';

export interface Published {
  /** The network's id of the post. */
  readonly remoteId: string;
  /** Where people see it, when the network says. */
  readonly url: string | null;
  /** The network refused the call as a repetition: it was an earlier attempt that published it. */
  readonly byEarlierAttempt?: boolean;
}

/** One network, behind the same face as the others. All calls throw SocialError and nothing else. */
export interface SocialNetwork {
  readonly platform: PlatformName;
  /** False where this server has no credentials for it: nothing can be asked of it. */
  readonly available?: false;
  /** Who the network says it is, where it says who answers (RFC 9207). */
  readonly issuer?: string;
  /** Where to send the browser for consent. */
  authorizeUrl(input: { state: string; redirectUri: string }): string;
  exchangeCode(input: { code: string; redirectUri: string; signal?: AbortSignal }): Promise<Grant>;
  /** A longer-lived grant from one that is still good; null when the network has no way to renew it. */
  refresh(grant: Grant, signal?: AbortSignal): Promise<Grant | null>;
  account(accessToken: string, signal?: AbortSignal): Promise<Account>;
  /** Every page or account, over all result pages. For LinkedIn, the member alone. */
  targets(accessToken: string, signal?: AbortSignal): Promise<Target[]>;
  publish(request: PublishRequest): Promise<Published>;
  /**
   * Looks whether an attempt with an unknown outcome got through. Null means the network was asked and does not have
   * it, so that trying again is safe. `unanswerable` means that the network lets nobody look, and that it recognizes
   * a repetition itself, for a while. When it can't be known now a SocialError is thrown.
   */
  findPublished(request: PublishRequest): Promise<Published | null | typeof UNANSWERABLE>;
}
