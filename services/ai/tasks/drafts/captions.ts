import { upperFirst } from '../../language/topic/casing.ts';
import { unfinished } from '../../language/topic/sentences.ts';
import type { Topic } from '../../language/topic/topic.ts';

const LONGEST = 120;

/** What a picture to the drafts may show, in the brief's own words. */
export function captionsOf({ thing, items, lead, statement }: Topic): string[] {
  const own = [thing ?? '', items.length > 1 ? items.join(', ') : '', lead]
    .map((text) => upperFirst(unfinished(text)))
    .filter((text) => text.length > 3 && text.length <= LONGEST);
  return own.length > 0 ? [...new Set(own)] : [cut(unfinished(statement))];
}

function cut(text: string): string {
  if (text.length <= LONGEST) return text;
  const blank = text.lastIndexOf(' ', LONGEST - 1);
  return `${text.slice(0, blank < 0 ? LONGEST - 1 : blank)}…`;
}
