import { encode, refuseTooLarge } from '../storage/encode.ts';
import { decode } from '../values.ts';
import type { Change } from './change.ts';

/** What a change makes of a stored document, of which no more is decoded than the change concerns. */
export function changeStored(raw: Uint8Array, { apply, part }: Change): Uint8Array {
  const picked = part?.pick(raw);
  const merged = picked && part?.merge(raw, encode(apply(decode(picked), false)));
  return merged ? refuseTooLarge(merged) : encode(apply(decode(raw), false));
}
