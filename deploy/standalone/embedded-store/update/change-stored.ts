import { encode, refuseTooLarge } from '../storage/encode.ts';
import { decode } from '../values.ts';
import type { Change } from './change.ts';

/** Applies a change to a stored document, and decodes only the fields that the change concerns. */
export function changeStored(raw: Uint8Array, { apply, part }: Change): Uint8Array {
  const fields = part?.pick(raw);
  const merged = fields && part?.merge(raw, encode(apply(decode(fields), false)));
  return merged ? refuseTooLarge(merged) : encode(apply(decode(raw), false));
}
