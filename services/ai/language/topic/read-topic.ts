import { hashtagsIn } from '@carillon/contracts/domain/hashtags.ts';
import { readBrief } from '../facts/brief.ts';
import { maskFacts } from '../facts/mask-facts.ts';
import { splitAsides } from './asides.ts';
import { lowerFirst, properCase, upperFirst } from './casing.ts';
import { cleaned } from './clean.ts';
import { peelFacts } from './facts.ts';
import { formOf } from './form.ts';
import { gravityOf } from './grave.ts';
import { splitItems } from './items.ts';
import { type Language, languageOf, smallWordFirst } from './language.ts';
import { withoutLinks } from './links.ts';
import { occasionIn } from './occasion.ts';
import { saidByUs } from './said-by-us.ts';
import { isExclaimed, isQuestion, sentence, sentencesOf, unfinished } from './sentences.ts';
import { thingOf } from './thing.ts';
import type { Topic } from './topic.ts';

/** Room for what the topic says, so that with hook, call and hashtags it stays within every network's limit. */
const MOST_STATEMENT = 700;
const MOST_MORE = 800;
/** Told in the topic's own words. */
const GRAVE: ReadonlySet<string> = new Set(['grief', 'outage', 'closure', 'apology']);

export function readTopic(input: string): Topic {
  const given = cleaned(input);
  const { text, links } = withoutLinks(given);
  const language = languageOf(text);
  const calm = language === 'en' ? properCase(text) : language === 'fr' ? frenchSpaced(text) : text;
  const gravity = gravityOf(text, language);
  const { greeting, first: whole, more: others } = arranged(sentencesOf(calm), language);
  const splits = language === 'en' && !gravity && !isQuestion(whole) && formOf(whole, language) !== 'title';
  const { main, asides } = splits ? splitAsides(unfinished(whole)) : { main: whole, asides: [] };
  const first = asides.length > 0 ? main : whole;
  const more = [...asides, ...others];
  const { lead, items, either, facts, emoji, form } = partsOf(first, language);
  const bare =
    items.length + facts.length + more.length + links.length === 0 &&
    lead.split(' ').length <= 5 &&
    !/[\d:]/.test(lead);
  const all = [greeting, whole, ...others].filter(Boolean).join(' ');
  const occasion = occasionIn({ main: first, text: all, language, form, gravity, bare });
  const inline = language === 'en' ? lowerFirst(lead) : smallWordFirst(lead, language);
  const ours = language === 'en' && !gravity ? saidByUs(sentence(first)) : null;
  return {
    brief: readBrief([given, ...links].join('\n'), language, briefSentences([greeting, whole], others)),
    tags: hashtagsIn(input),
    language,
    form,
    occasion,
    gravity: GRAVE.has(occasion) ? gravity : null,
    thing: items.length > 0 || first.length <= MOST_STATEMENT ? thingOf(inline, form, language) : null,
    ours: ours && [greeting, ours].filter(Boolean).join(' '),
    voice: /\b(i|my|me)\b/i.test(calm) && !/\b(we|our|us)\b/i.test(calm) ? 'I' : 'we',
    greeting,
    statement: [greeting, shortened(sentence(first), MOST_STATEMENT)].filter(Boolean).join(' '),
    lead: shortened(upperFirst(lead), MOST_STATEMENT),
    inline: shortened(inline, MOST_STATEMENT),
    either,
    items: items.map((item) => (language === 'en' ? lowerFirst(item) : item)),
    facts,
    more,
    links,
    emoji,
  };
}

interface Parts extends Pick<Topic, 'lead' | 'items' | 'either' | 'facts' | 'emoji' | 'form'> {}

/** The statement in its parts; a question, a thank-you and what is done stay in one piece. */
function partsOf(first: string, language: Language): Parts {
  if (
    isQuestion(first) ||
    /\b(thanks?|thank you|grateful|won|raised|finished|danke|dank|merci|gracias)\b/i.test(first)
  ) {
    const form = isQuestion(first) ? 'question' : 'clause';
    return { lead: unfinished(first), items: [], either: false, facts: [], emoji: '', form };
  }
  const { core, facts, emoji } = peelFacts(first, language);
  const { lead, items, either } = splitItems(unfinished(core || first));
  // Before a list there may be a date, too: "launches this Friday, with …".
  const inner = items.length > 0 ? peelFacts(lead, language) : { core: lead, facts: [] };
  return {
    lead: inner.core,
    items,
    either,
    facts: [...inner.facts, ...facts],
    emoji,
    form: formOf(inner.core, language),
  };
}

/** As far as there is room for them; the news has its greeting. */
const briefSentences = (news: readonly string[], others: readonly string[]): string[] => [
  shortened(sentence(news.filter(Boolean).join(' ')), MOST_STATEMENT),
  ...others,
];

/** French sets a space before its high signs. */
const frenchSpaced = (text: string): string => text.replace(/(?<=[\p{L}\p{N}»)])(?=[!?;](?:\s|$))/gu, ' ');

/** An exclamation before the news ("Big news!") goes along with it; the rest follows as far as there is room. */
function arranged(
  sentences: readonly string[],
  language: Language,
): { greeting: string; first: string; more: string[] } {
  const [one = '', two] = sentences;
  const greets = two !== undefined && isExclaimed(one) && one.split(' ').length <= 3;
  const others = [...new Set(sentences.slice(greets ? 2 : 1).map(sentence))];
  const first = (greets ? two : one) || 'Our news';
  const room = MOST_STATEMENT + MOST_MORE - Math.min(first.length, MOST_STATEMENT);
  return { greeting: greets ? upperFirst(one) : '', first, more: withinRoom(others, room, language) };
}

/** Where not all has room, what asks, offers or states something goes before the rest; each stays in its place. */
function withinRoom(sentences: readonly string[], room: number, language: Language): string[] {
  const { sentences: read } = readBrief('', language, ['', ...sentences]);
  const weights = read
    .slice(1)
    .map(({ role, facts }) => (role === 'detail' ? (facts.length > 0 ? 1 : 2) : 0));
  const kept = new Set<number>();
  let left = room;
  for (const weight of [0, 1, 2])
    for (const [at, one] of sentences.entries())
      if (weights[at] === weight && one.length + 1 <= left) {
        kept.add(at);
        left -= one.length + 1;
      }
  return sentences.filter((_, at) => kept.has(at));
}

const shortened = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const blank = maskFacts(text, 'other').lastIndexOf(' ', most);
  return `${unfinished(text.slice(0, blank < 0 ? most : blank))}…`;
};
