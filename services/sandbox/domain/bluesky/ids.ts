import { SANDBOX_DOMAIN } from '@carillon/contracts/domain/sandbox-domain.ts';
import { createSeededRandom } from '../seeded-random.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const SORTABLE = '234567abcdefghijklmnopqrstuvwxyz';
const LABEL = new RegExp(`^([a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?)\\.${SANDBOX_DOMAIN.replace('.', '\\.')}$`);
/** Handles that begin so are nobody's, for trying what happens then. */
const NOBODY = 'nobody';

const DID_LETTERS = 24;

/** The same DID for the same name always. */
export const didOf = (name: string): string => {
  const halves = [createSeededRandom(`first half of ${name}`), createSeededRandom(`second half of ${name}`)];
  const letters = Array.from({ length: DID_LETTERS }, (_, at) =>
    LETTERS.charAt(Math.floor((halves[at % 2]?.() ?? 0) * LETTERS.length)),
  );
  return `did:plc:${letters.join('')}`;
};

/** The first label of a handle of the sandbox's; null where nobody has it. */
export const labelOf = (handle: string): string | null => {
  const label = LABEL.exec(handle.toLowerCase())?.[1];
  return label === undefined || label.startsWith(NOBODY) ? null : label;
};

export const handleOf = (label: string): string => `${label}.${SANDBOX_DOMAIN}`;

/** A TID of a number below 2^63: later ones sort behind. */
export const tidOf = (number: bigint): string => {
  let rest = number;
  let text = '';
  for (let place = 0; place < 13; place++) {
    text = `${SORTABLE[Number(rest & 31n)]}${text}`;
    rest >>= 5n;
  }
  return text;
};

/** Microseconds, and ten bits that distinguish records of the same one. */
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
