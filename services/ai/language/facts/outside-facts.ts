import type { Language } from './fact.ts';
import { listFacts } from './list-facts.ts';

/** Changes a text only between its facts: names, addresses and hashtags keep their words. */
export function changeOutsideFacts(
  text: string,
  language: Language,
  change: (between: string) => string,
): string {
  let changed = '';
  let from = 0;
  for (const { at, end } of listFacts(text, language)) {
    changed += change(text.slice(from, at)) + text.slice(at, end);
    from = end;
  }
  return changed + change(text.slice(from));
}
