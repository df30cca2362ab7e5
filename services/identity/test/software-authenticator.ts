import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { madePasskey, PasskeyProof } from '@carillon/contracts/http/identity/second-factors/passkey.ts';
import type { z } from 'zod';

interface Options {
  readonly challenge: string;
}

/** The part of an answer to make wrong. */
interface Wrong {
  readonly origin?: string;
  readonly rpId?: string;
  readonly userVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

const sha256 = (text: string | Uint8Array): Buffer => createHash('sha256').update(text).digest();
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** An authenticator with one passkey (ES256, no attestation), as a phone or a security key has it. */
export function createAuthenticator(origin = 'http://localhost:8080') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const credential = base64url(id);
  let counter = 0;

  const clientData = (type: string, { challenge }: Options, wrong: Wrong): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: wrong.origin ?? origin, crossOrigin: false }));

  const authenticatorData = (flags: number, wrong: Wrong): Buffer => {
    const head = Buffer.alloc(5);
    head.writeUInt8(PRESENT | flags | (wrong.userVerified === false ? 0 : VERIFIED));
    head.writeUInt32BE(wrong.counter ?? ++counter, 1);
    return Buffer.concat([sha256(wrong.rpId ?? new URL(origin).hostname), head]);
  };

  return {
    credential,
    make(options: Options, wrong: Wrong = {}): z.input<typeof madePasskey> {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const length = Buffer.from([0, id.length]);
      const data = Buffer.concat([
        authenticatorData(WITH_CREDENTIAL, wrong),
        Buffer.alloc(16),
        length,
        id,
        key,
      ]);
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return {
        credential,
        attestation: base64url(attestation),
        transports: ['internal'],
        client_data: base64url(clientData('webauthn.create', options, wrong)),
      };
    },
    prove(options: Options, wrong: Wrong = {}): PasskeyProof {
      const client = clientData('webauthn.get', options, wrong);
      const data = authenticatorData(0, wrong);
      return {
        credential,
        client_data: base64url(client),
        authenticator_data: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        ...(wrong.userHandle !== undefined && { user_handle: base64url(Buffer.from(wrong.userHandle)) }),
      };
    },
  };
}
