import { sameText } from '../reconcile/same-text.ts';

const DOMAIN = /(@[a-z0-9_]{1,100}(?:[.-][a-z0-9_]{1,100}){0,10})@[\p{L}\p{N}.:-]{1,300}/giu;

/** Whether two texts are one: servers write the domain of a mention, leave it out, and change its case. */
export const sameWords = (a: string, b: string): boolean => sameText(plain(a), plain(b));

const plain = (text: string): string =>
  text
    .replaceAll('\u0000', '')
    .replace(DOMAIN, '$1')
    .replace(/@\w{1,100}/g, (name) => name.toLowerCase());
