import { generateProof } from 'dpop';
import { LRUCache } from 'lru-cache';
import { importPair } from '../../oauth/key-pair.ts';

interface Target {
  readonly method: string;
  readonly url: string;
}

/** Proves in each call to have the key that a token is bound to (DPoP, RFC 9449). */
export interface Prover {
  /**
   * The header `dpop`.
   * @param proofKey a private JWK in JSON
   * @param token the access token of the call
   */
  proof(proofKey: string, target: Target, token?: string): Promise<string>;
  /** Remembers what a server wants to find in the next proof. */
  see(url: string, headers: Headers): void;
}

const MAX_SERVERS = 1000;
const LONGEST_NONCE = 500;

export const createProver = (): Prover => {
  const nonces = new LRUCache<string, string>({ max: MAX_SERVERS });
  return {
    async proof(proofKey, { method, url }, token) {
      const { origin, pathname } = new URL(url);
      return generateProof(
        ...[await importPair(proofKey), `${origin}${pathname}`, method, nonces.get(origin), token],
      );
    },
    see(url, headers) {
      const nonce = headers.get('dpop-nonce');
      if (nonce && nonce.length <= LONGEST_NONCE) nonces.set(new URL(url).origin, nonce);
    },
  };
};
