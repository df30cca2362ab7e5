import { gapFor } from './gaps.ts';
import { languageOf } from './language-of.ts';
import { findMadeUp, type MadeUp } from './made-up.ts';

const ADDRESSES: ReadonlySet<MadeUp['kind']> = new Set(['link', 'email', 'phone']);

/** A long text, such as a plan, that may reckon and propose: only links, mail addresses and phone numbers become gaps. */
export function guardAddresses(brief: string, text: string): string {
  const language = languageOf(text);
  return findMadeUp(brief, text, language)
    .filter(({ kind }) => ADDRESSES.has(kind))
    .toReversed()
    .reduce((rest, { kind, at, end }) => rest.slice(0, at) + gapFor(kind, language) + rest.slice(end), text);
}
