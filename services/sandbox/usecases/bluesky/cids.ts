import { createHash } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

const sha256 = (data: string): Buffer => createHash('sha256').update(data).digest();

const base32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const fives = bits.match(/.{1,5}/g) ?? [];
  return fives.map((five) => LETTERS[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
};

const CODECS = { record: 0x71, file: 0x55 };
const SHA256 = [0x12, 32];

/** A CID (version 1) of hashed data. A record's is made from its JSON, not from the protocol's DAG-CBOR. */
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
