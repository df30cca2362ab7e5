import { listFacts } from '../facts/list-facts.ts';
import { maskFacts } from '../facts/mask-facts.ts';
import { isRequest } from '../facts/speech-acts.ts';

/** The text is one line whose blanks are single. */
const COLON = /^(.{2,90}?)(?::| [–—-]) (.+)/;
const WITH = /^(.{4,90}?),? (?:with|featuring|including|mit|avec|con) (.+)/i;
const BETWEEN = / ?[,;•|] ?/g;
const JOINT = /(?:^| )(?:and|or|&|und|oder|et|ou|y|o|e|u|\+) /i;
const EITHER = /(?:^| )(?:or|oder|ou|o|u) /i;
/** "…, with three dishes made from local produce" */
const DETAIL = /^(.{4,120}?), (?:with|featuring|including|plus|mit|avec|con) (.+)/i;
/** "…, with Dr. Roth" belongs to what stands before it. */
const BOUND =
  /^(?:with|for|from|by|at|mit|für|von|bei|avec|pour|par|chez|con|para|à|ab|zum?|dès|desde|a(?= \d)) /i;
/** Somebody who takes part is no detail. */
const NAMED = /^(?:Dr|Prof)\.? |^\p{Lu}[\p{Ll}-]+ \p{Lu}[\p{Ll}-]+$/u;
/** "the owner has her evenings back" is a clause, and no item of a list. */
const CLAUSE = /\S (?:has|have|had|is|are|was|were|will|can|hat|ist|sind|wird|est|sont|tiene|son) \S/i;
const MOST_WORDS = 6;
const MOST_ITEMS = 12;

export interface Listed {
  readonly lead: string;
  readonly items: string[];
  /** Whether it is a choice between them. */
  readonly either: boolean;
}

/** "Our spring cakes: lemon, rhubarb & elderflower" → what they are, and which. */
export function splitItems(core: string): Listed {
  for (const pattern of [COLON, WITH]) {
    const [, lead = '', list = ''] = pattern.exec(core) ?? [];
    if (pattern === WITH && (!isRow(list) || lead.endsWith('.'))) continue;
    const items = itemsOf(list);
    if (!areAlike(items) || items.some((item) => isRequest(item, 'other')) || saysOnlyWhen(lead)) continue;
    const short = items.every((item) => item.split(' ').length <= MOST_WORDS && /\p{L}/u.test(item));
    // "join us for cake and prosecco" is no list of two.
    if (!/[,;•|]/.test(list) && items.some((item) => item.split(' ').length > 3)) continue;
    if (items.some((item) => BOUND.test(item) || CLAUSE.test(item))) continue;
    if (lead && short && items.length >= 2 && items.length <= MOST_ITEMS)
      return { lead: lead.trim(), items, either: EITHER.test(list) };
  }
  const [, lead, detail] = DETAIL.exec(core) ?? [];
  const named = detail !== undefined && NAMED.test(detail);
  return lead && detail && !named && !lead.endsWith('.')
    ? { lead, items: [detail], either: false }
    : { lead: core, items: [], either: false };
}

/** Only the last two are joined by a word: in "salt and vinegar, cheese and onion" it joins what belongs together. */
function itemsOf(list: string): string[] {
  const parts = splitOutsideFacts(list)
    .map((part) => part.trim())
    .filter(Boolean);
  const last = parts.pop() ?? '';
  if (parts.some((part) => JOINT.test(part))) return [];
  const joined = last.split(JOINT);
  if (joined.length > 2) return [];
  return [...parts, ...joined.map((item) => item.trim()).filter(Boolean)];
}

/** No comma in a price or a number parts anything. */
function splitOutsideFacts(list: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of maskFacts(list, 'other').matchAll(BETWEEN)) {
    parts.push(list.slice(from, index));
    from = index + mark.length;
  }
  return [...parts, list.slice(from)];
}

/**
 * Things of a kind: all of them begin with a figure, all have one further on, or none has. In "rye bread, 1 kg for 6,80 Euro" and "stollen
 * 14,50 €, order by Sunday" the one part says something of the other.
 */
function areAlike(items: readonly string[]): boolean {
  const marked = items.map((item) => {
    const facts = listFacts(item, 'other').filter(({ kind }) => kind !== 'name');
    return facts[0] === undefined
      ? 'plain'
      : facts[0].at === 0
        ? WHEN.has(facts[0].kind)
          ? facts[0].kind
          : 'counted'
        : 'told';
  });
  return marked.every((one) => one === marked[0]);
}

const WHEN: ReadonlySet<string> = new Set(['time', 'day', 'date', 'price', 'place']);

/** "From Friday" names no thing that a list could be of. */
const saysOnlyWhen = (lead: string): boolean => {
  const rest = listFacts(lead, 'other')
    .filter(({ kind }) => kind !== 'name')
    .reduceRight((text, { at, end }) => text.slice(0, at) + text.slice(end), lead);
  return rest !== lead && !/\p{L}{5}/u.test(rest);
};

/** "lemon, rhubarb and elderflower" */
const isRow = (list: string): boolean => {
  const comma = list.indexOf(',');
  return comma > 0 && /[,\s](?:and|&|und|et|y)\s\S/i.test(list.slice(comma + 1));
};
