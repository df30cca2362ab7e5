import type { Access } from './access.ts';

/** A file to publish. `url` is for networks that fetch it (Instagram must); `open` returns the bytes for uploads. */
export interface Media {
  readonly kind: 'image' | 'video';
  readonly mime: string;
  readonly bytes: number;
  readonly url: string;
  readonly altText: string | null;
  /** The point that stays visible when the picture is cropped: from -1 to 1 from the center, y upwards. */
  readonly focus?: { readonly x: number; readonly y: number };
  /** The file, which is read as it is sent. */
  open(): Promise<Blob>;
}

export interface PublishRequest {
  /** The publication's own id, the same for each attempt: an idempotency key where the network takes one. */
  readonly key: string;
  readonly targetId: string;
  readonly access: Access;
  readonly text: string;
  /** None; one video; or one or more images. */
  readonly media: readonly Media[];
  /** The writer's choices of the network's own options, by name. */
  readonly options?: Readonly<Record<string, string>>;
  /** When the first attempt began, by the clock of its process: nothing of this publication can be older. */
  readonly firstAttemptAt: Date;
  /** Whether an earlier attempt of these words was made that was not refused. */
  readonly mayBeOut: boolean;
  /** Whether this post is another publication's, however long it has been out. */
  isTaken(remoteId: string): Promise<boolean>;
  /** Notes of earlier attempts, newest last; see `note`. */
  readonly notes: readonly PublishNote[];
  /** Keeps something that a later attempt needs (a container id) before the next call is made. */
  note(note: PublishNote): Promise<void>;
  readonly signal: AbortSignal;
  /**
   * Whether the caller still has the lease, by the clock: a process that was stopped for a while hears of replies and
   * connections before the timers behind `signal` go off.
   */
  hasLease(): boolean;
  /** Called with every cooldown that the network's replies ask for before it refuses anything. Must not throw. */
  onCooldown?(cooldown: AskedCooldown): void;
}

/** A network's limit is near: leave it alone for a while before it refuses. */
export interface AskedCooldown {
  /** All that Carillon publishes on this network, on the target's server, or only to this target. */
  readonly scope: CooldownScope;
  readonly until: Date;
  /** For the log. */
  readonly reason: string;
}

/** `server`: the account's own, where a network has several; else it is as `app`. */
export type CooldownScope = 'app' | 'server' | 'account';

export interface PublishNote {
  readonly key: string;
  readonly value: string;
}

export interface Published {
  /** The network's id of the post. */
  readonly remoteId: string;
  /** Its public address, if the network reports it. */
  readonly url: string | null;
  /** The network refused the call as a repetition: it was an earlier attempt that published it. */
  readonly byEarlierAttempt?: boolean;
}

/** Publishes to a target. All calls throw SocialError and nothing else. */
export interface Publish {
  send(request: PublishRequest): Promise<Published>;
  /**
   * Asks the network whether an attempt with an unknown outcome was published. Null means that it wasn't, so sending
   * again is safe. Throws SocialError if that can't be known now. Absent if the network can't be asked: it must then
   * recognize a repetition itself, for the `repetitionMs` in contracts/networks.
   */
  reconcile?(request: PublishRequest): Promise<Published | null>;
}
