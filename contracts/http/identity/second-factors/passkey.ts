import { z } from 'zod';
import { textUpTo } from '../../../domain/bounded-text.ts';
import { sentence } from '../../../text.ts';

export const PASSKEY_LIMITS = { count: 20, name: 60 } as const;

/** A passkey as its user sees it. */
export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.iso.datetime(),
  /** Null as long as it was never used. */
  last_used_at: z.iso.datetime().nullable(),
});
export type Passkey = z.output<typeof passkey>;

export const passkeyName = textUpTo(PASSKEY_LIMITS.name).trim().min(1, sentence`Give the passkey a name.`);

const bytes = (limit: number) => z.base64url().min(1).max(limit);

/** An authenticator's proof of a passkey (WebAuthn, section 5.2.2), in base64url. */
export const passkeyProof = z.object({
  credential: bytes(1400),
  client_data: bytes(8192),
  authenticator_data: bytes(8192),
  signature: bytes(8192),
  user_handle: bytes(200).optional(),
});
export type PasskeyProof = z.output<typeof passkeyProof>;

/** And when it has made one (section 5.2.1). */
export const madePasskey = z.object({
  credential: bytes(1400),
  client_data: bytes(8192),
  attestation: bytes(65_536),
  transports: z.array(textUpTo(20)).max(10).default([]),
});

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).default([]),
});

/** For `navigator.credentials.get`; without credentials any of this site's passkeys may answer. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(descriptor).default([]),
});

/** For `navigator.credentials.create`. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
