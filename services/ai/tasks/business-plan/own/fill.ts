import { upperFirst } from '../../../language/topic/casing.ts';
import type { OwnWords } from './own-words.ts';

/** Sets a business's own words into a line: `{thing}`, `{who}`, and with a capital `{Thing}` and `{Who}`. */
export function fill(
  line: string,
  { thing, who: [who = 'the people you want to reach'] }: Pick<OwnWords, 'thing' | 'who'>,
): string {
  return line
    .replaceAll('{thing}', thing)
    .replaceAll('{Thing}', upperFirst(thing))
    .replaceAll('{who}', who)
    .replaceAll('{Who}', upperFirst(who));
}
