import type { PlanFacts } from '../facts.ts';
import { small } from '../own/own-words.ts';
import { inline, list, section } from '../words.ts';

/** Facts about audiences that hold for any business. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:office workers?|employees|commuters?)\b/iu,
    'have twenty minutes at noon: show in the morning what is there then.',
  ],
  [
    /\b(?:climbers?|runners?|cyclists?|hikers?|anglers?|gamers?|collectors?|athletes?)\b/iu,
    'know their gear by its parts: name models and numbers, and ask them back.',
  ],
  [
    /\b(?:councils?|committees?|boards?|public|authorit\w+|municipal\w*)\b/iu,
    'decide together and rarely; they need something to lay on the table.',
  ],
  [
    /\b(?:architects?|engineers?|planners?|doctors?|lawyers?|experts?)\b/iu,
    'look for details to check, and recommend who gets them right.',
  ],
  [
    /\b(?:hr|managers?|executives?|directors?|founders?|(?:business|shop|company) owners|ceos?|buyers?)\b/iu,
    'read at work, between two meetings; they pass on what makes them look informed.',
  ],
  [
    /\b(?:clerks?|secretar\w+|assistants?|administrators?)\b/iu,
    'know the daily trouble best, and are asked for their opinion before anybody buys.',
  ],
  [
    /\b(?:dying|bereaved|grieving|patients?|relatives|carers?)\b/iu,
    'have no strength for long texts: one thing, said gently, and a number to call.',
  ],
  [
    /\b(?:help|volunteer|donors?|supporters?)\b/iu,
    'want to know how much of their time it takes before they want to know why.',
  ],
  [
    /\b(?:famil\w+|parents|mothers|fathers|children|kids)\b/iu,
    'decide in the evening, by what fits everyone’s week.',
  ],
  [
    /\b(?:students?|teenagers?|young|gen z)\b|\b18\b/iu,
    'look at people of their age before they look at you.',
  ],
  [
    /\b(?:learners?|beginners?|newcomers?|stopped|nervous)\b/iu,
    'compare themselves with the worst in the room; show that one kindly.',
  ],
  [
    /\b(?:seniors?|retired|pensioners?|older|elderly|over (?:50|60|70))\b/iu,
    'read to the end, and call rather than write.',
  ],
  [
    /\b(?:tenants?|landlords?|homeowners?|buyers?)\b/iu,
    'ask when a letter lies on the table, and search for its words.',
  ],
  [
    /\b(?:tourists?|travel\w+|holiday\w*|guests?|visitors?)\b/iu,
    'decide from far away, by pictures that others have taken.',
  ],
  [
    /\b(?:neighbors?|neighbours?|locals?|residents?|people nearby)\b/iu,
    'pass your door: show what is on today.',
  ],
  [
    /\b(?:companies|businesses|firms|startups?|hospitals?|shops?|restaurants?)\b/iu,
    'buy what somebody like them already has.',
  ],
];

export function audience({ input, own }: PlanFacts): string {
  const audiences = own.who.flatMap((one) => {
    const kind = KINDS.find(([test]) => test.test(one));
    return kind ? [`**${inline(one, 80)}** ${kind[1]}`] : [];
  });
  return section(
    'Target audience',
    `You want to reach ${small(inline(input.target_demographics))}.`,
    audiences.length > 0
      ? list(audiences)
      : `[Where do ${inline(own.who[0] ?? 'these people', 60)} ask each other for advice?]`,
  );
}
