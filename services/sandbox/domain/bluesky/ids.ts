import { createHash } from 'node:crypto';
import { SANDBOX_DOMAIN } from '@carillon/contracts/domain/sandbox-domain.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const SORTABLE = '234567abcdefghijklmnopqrstuvwxyz';
const LABEL = new RegExp(`^([a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?)\\.${SANDBOX_DOMAIN.replace('.', '\\.')}$`);
/** Handles that begin so are nobody's, for trying what happens then. */
const NOBODY = 'nobody';

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();

const base32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => LETTERS[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
};

/** The same DID for the same name always. */
export const didOf = (name: string): string => `did:plc:${base32(sha256(`did of ${name}`)).slice(0, 24)}`;

/** The first label of a handle of the sandbox's; null where nobody has it. */
export const labelOf = (handle: string): string | null => {
  const label = LABEL.exec(handle.toLowerCase())?.[1];
  return label === undefined || label.startsWith(NOBODY) ? null : label;
};

export const handleOf = (label: string): string => `${label}.${SANDBOX_DOMAIN}`;

const CODECS = { record: 0x71, file: 0x55 };
const SHA256 = [0x12, 32];

/** A CID (version 1) of what has been hashed already. A record's is made of its JSON, not of the protocol's DAG-CBOR. */
export const cidOf = (codec: keyof typeof CODECS, digest: Uint8Array): string =>
  `b${base32(Uint8Array.from([1, CODECS[codec], ...SHA256, ...digest]))}`;

export const recordCid = (record: unknown): string => cidOf('record', sha256(canonical(record)));

/** JSON whose names are in order at every depth, so that the same record has the same. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    one !== null && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

/** A TID of a number below 2^63: later ones sort behind. */
export const tidOf = (number: bigint): string => {
  let left = number;
  let text = '';
  for (let place = 0; place < 13; place++) {
    text = `${SORTABLE[Number(left & 31n)]}${text}`;
    left >>= 5n;
  }
  return text;
};

/** Microseconds, and ten bits that tell apart what is made within one. */
export const tidAt = (at: Date, apart: number): string =>
  tidOf(((BigInt(at.getTime()) * 1000n) << 10n) | BigInt(apart % 1024));

export const isTid = (text: string): boolean => /^[234567a-j][2-7a-z]{12}$/.test(text);

export const uriOf = (did: string, collection: string, rkey: string): string =>
  `at://${did}/${collection}/${rkey}`;

export interface Place {
  readonly did: string;
  readonly collection: string;
  readonly rkey: string;
}

export const placeOf = (uri: string): Place | null => {
  const [, did, collection, rkey] =
    /^at:\/\/(did:plc:[a-z2-7]{24})\/([\w.-]{1,300})\/([\w.~:-]{1,512})$/.exec(uri) ?? [];
  return did && collection && rkey ? { did, collection, rkey } : null;
};
