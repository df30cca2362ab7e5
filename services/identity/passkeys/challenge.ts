import { hashOf } from '../crypto/secret.ts';
import type { ChallengePurpose } from '../domain/passkey.ts';
import { WAITING_MS } from '../domain/second-factor.ts';
import type { PasskeyChallengeStore } from '../stores/passkey-challenges.ts';

interface Deps {
  readonly stores: { readonly passkeyChallenges: PasskeyChallengeStore };
  clock(): Date;
}

/** The purpose and the owner of a challenge. */
export interface Binding {
  readonly purpose: ChallengePurpose;
  /** A session or a pending login. */
  readonly boundTo: string;
}

/** Remembers a challenge, which is good once and for five minutes. */
export const keepChallenge = ({ stores, clock }: Deps, challenge: string, binding: Binding): Promise<void> =>
  stores.passkeyChallenges.create({
    hash: hashOf(challenge),
    ...binding,
    expiresAt: new Date(clock().getTime() + WAITING_MS),
  });

/** Tells whether an answer's challenge is one of ours for that, and uses it up. */
export const takesChallenge =
  ({ stores, clock }: Deps, { purpose, boundTo }: Binding) =>
  async (challenge: string): Promise<boolean> => {
    const stored = await stores.passkeyChallenges.consume(hashOf(challenge));
    return stored?.purpose === purpose && stored.boundTo === boundTo && stored.expiresAt > clock();
  };
