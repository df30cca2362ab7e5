import { upperFirst } from '../../language/topic/casing.ts';
import type { Language } from '../../language/topic/language.ts';

interface Outline {
  readonly test: RegExp;
  /** Facts that only the sender knows, as gaps in the order of the post. */
  readonly gaps: readonly string[];
}

/** Points that a post on such a subject has to make, in the order that readers want them. */
const OUTLINES: readonly Outline[] = [
  {
    test: /\blaunch|\bintroducing\b|\bnew product\b/iu,
    gaps: [
      'what it is called and what it does, in one sentence',
      'whom it helps, and with what',
      'price, first day and where to get it',
    ],
  },
  {
    test: /behind the scenes/iu,
    gaps: [
      'one step of the work that nobody sees',
      'who does it, and what is hard about it',
      'what readers can look out for in the result',
    ],
  },
  {
    test: /success stor|case stud|testimonial/iu,
    gaps: [
      'who the customer is, with their consent',
      'what was wrong before',
      'what you did',
      'what is different now, in the customer’s own words',
    ],
  },
  {
    test: /\b(?:tips?|tricks?|hacks|advice)\b/iu,
    gaps: ['the mistake that people make most', 'what to do instead', 'how they notice that it works'],
  },
  {
    test: /\b(?:culture|our values|team)\b/iu,
    gaps: [
      'one thing that your team did, and when',
      'why you do it that way',
      'whom it is meant for: customers, or people who may want to work with you',
    ],
  },
];

const GENERAL: Readonly<Record<Exclude<Language, 'other'>, readonly string[]>> = {
  en: ['what is new, in one sentence', 'why it matters to readers', 'what readers can do, and until when'],
  de: ['was neu ist, in einem Satz', 'warum das wichtig ist', 'was man tun kann, und bis wann'],
  fr: [
    'ce qui est nouveau, en une phrase',
    'pourquoi c’est important',
    'ce que l’on peut faire, et jusqu’à quand',
  ],
  es: ['qué hay de nuevo, en una frase', 'por qué importa', 'qué se puede hacer, y hasta cuándo'],
};

/**
 * A mere subject says nothing yet: the outline is its name, and what a post about it should say, marked for its
 * sender to fill in.
 */
export function outlineTopic(topic: string, language: Language): string {
  const gaps =
    (language === 'en' ? OUTLINES.find(({ test }) => test.test(topic))?.gaps : undefined) ??
    GENERAL[language === 'other' ? 'en' : language];
  const [first = '', ...others] = gaps.map((gap) => `[${gap}]`);
  return [`${upperFirst(topic)}: ${first}`, ...others].join('\n\n');
}
