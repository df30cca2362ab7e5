import type { BankLanguage } from '../../knowledge/bank.ts';
import { upperFirst } from '../../language/topic/casing.ts';
import { unfinished } from '../../language/topic/sentences.ts';
import type { Desk } from './desk/desk.ts';
import { itemsOf } from './desk/tellings.ts';

const LONGEST = 120;

/** What a picture to each draft may show: what the topic names, the trade at work, or what fits the occasion. */
export function captionsOf(
  desk: Desk,
  language: BankLanguage | null,
  count: number,
  isTrue: (text: string) => boolean,
): string[] {
  const { topic } = desk;
  const items = topic.items.length > 1 ? upperFirst(itemsOf(topic, desk.frames)) : '';
  const thing = topic.thing ? upperFirst(topic.thing) : '';
  const own = topic.gravity
    ? []
    : [items, thing].filter((text) => text !== '' && text.length <= LONGEST && isTrue(text));
  if (language === null) return repeated([...own, unfinished(topic.lead).slice(0, LONGEST)], count);
  const pictures = desk.pictures.upTo(count).map(unfinished);
  return repeated([...own, ...pictures], count);
}

const repeated = (captions: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, at) => captions[at % captions.length] ?? '');
