import { inline } from '../markdown.ts';
import type { PlanInput } from '../schema.ts';
import { isIn, PATTERNS } from './patterns/all.ts';

/** The words a business uses for its own things, as the user wrote them. */
export interface OwnWords {
  /** The business's offer or subject: "church organ" of "Church organ restorers". */
  readonly thing: string;
  /** Whom it wants to reach, each kind of people by itself. */
  readonly who: readonly string[];
  /** Content that the user asked for: "short videos of voicing". */
  readonly wishes: readonly string[];
  /** Months, seasons and days with a name that its fields mention. */
  readonly seasons: readonly string[];
}

const LIMIT = 4;
/** "Whatever", which asks for nothing. */
export const isAnything = (text: string): boolean => ANYTHING.test(text.trim());
const ANYTHING =
  /^(?:(?:i )?don[’']?t (?:care|mind|know)|idk|no idea|anything|whatever|no preference|any|egal|ist (?:mir )?egal|alles|weiß nicht|keine ahnung|peu importe|n[’']importe(?: quoi)?|je (?:ne )?sais pas|(?:me )?da igual|lo que sea|cualquier cosa|no s[ée]|tanto faz|qualquer (?:um|coisa)|n[ãa]o sei|sei l[áa]|أي شيء|لا يهم)\.?$/iu;
const NETWORK = /^(?:instagram|insta|facebook|linkedin|tiktok|youtube|bluesky|mastodon|twitter|x)$/iu;
/** Words for the kind of business, not for what it offers. */
const HOUSE =
  /^(?:firms?|shops?|stores?|company|companies|studios?|agency|agencies|schools?|workshops?|practices?|business|services?|offices?|startups?|team|brand|boutique|online-?shop|webshop|laden|geschäft)$/iu;
/** Nouns for workers, which follow the object of their work: "church organ restorers". */
const AGENT =
  /^(?:restorers?|makers?|tuners?|repairers?|dealers?|sellers?|growers?|breeders?|binders?|teachers?|tutors?|importers?|traders?|smiths?)$/iu;
const CRAFTS: Readonly<Record<string, string>> = {
  photographer: 'photography',
  photographers: 'photography',
  planner: 'planning',
  planners: 'planning',
  designer: 'design',
  designers: 'design',
  walker: 'walking',
  trainer: 'training',
};
export function ownWords(input: PlanInput): OwnWords {
  const all = [
    input.business_goals,
    input.timeframe,
    input.current_challenges,
    input.business_type,
    input.content_preferences,
  ];
  return {
    thing: thingOf(input.business_type),
    who: partsOf(input.target_demographics),
    wishes: partsOf(input.content_preferences).filter(
      (part) => !(isAnything(part) || NETWORK.test(part) || isIn(part, ({ excluded }) => excluded)),
    ),
    seasons: seasonsIn(all.join(' ')),
  };
}

const seasonsIn = (text: string): string[] =>
  [...new Set(PATTERNS.flatMap(({ seasons }) => text.match(seasons) ?? []))].slice(0, LIMIT);

/**
 * "Law firm for tenancy law" is about tenancy law, a "Driving school with two cars" about driving. Other languages
 * quote the whole phrase, so it can include the audience: a "Hotel para cachorros" isn't a "Hotel".
 */
export function thingOf(businessType: string): string {
  const line = withoutOpening(inline(businessType, 120));
  const [head = ''] = line.split(
    /[,،;؛:(.–—]|\s(?:for|in|by|with|run|near|at|on|that|which|who|from|selling|of|für|im|mit|von|bei|am|aus|à(?! (?:but|mão|la|medida)(?!\p{L}))|en(?=\s\p{Lu})|avec|dans|près|qui|con|com|que|em|no|na|(?<!(?:دروس|دورات|دورة|تدريب)(?: \p{L}{1,15})? )في|من|مع)\s/u,
  );
  const [, complement = ''] = /\s(?:for|für)\s([^,;:(.]{3,60})/iu.exec(line) ?? [];
  const words = head.trim().split(' ');
  const last = words.at(-1) ?? '';
  const isHouse = HOUSE.test(last);
  if (isHouse && complement !== '' && words.length < 3) return complement.trim();
  const isAgent = AGENT.test(last);
  const keptWords = (isHouse || isAgent) && words.length > 1 ? words.slice(0, -1) : words;
  if (isHouse && keptWords.length === 1 && /^language$/iu.test(keptWords[0] ?? ''))
    return `${keptWords[0]} classes`;
  const craftName = keptWords.map((word) => CRAFTS[word.toLowerCase()] ?? word).join(' ');
  return craftName || line;
}

const withoutOpening = (line: string): string =>
  PATTERNS.reduce((rest, { opening }) => rest.replace(opening, ''), line);

/** "Families and office workers within two miles" are two kinds of people. */
function partsOf(text: string): string[] {
  return inline(text, 400)
    .replace(AROUND, '$1')
    .split(/[,;،؛](?!\s{0,3}(?:die|der|das|deren|qui|que)\s)\s*(?:and |or |und |et |y |e )?/iu)
    .flatMap((part) =>
      RELATIVE.test(part)
        ? [part]
        : part.split(/\s(?:and|as well as|or|und|sowie|oder|et|ou|y|o|e)\s(?!then(?!\p{L}))(?=\p{L}{3})/iu),
    )
    .map((part) => part.trim().replace(ALSO, ''))
    .filter((part) => part.length > 2 && !AGES.test(part))
    .slice(0, LIMIT);
}

/** "25–45" belongs to the people before it. */
const AGES = /^\d{1,2} ?(?:-|–|to|bis|à|a) ?\d{1,2}(?: \p{L}{1,8})?$/iu;

/** "Beginners too" are beginners. */
const ALSO =
  /^(?:also|auch|aussi|también|tambien|também|tb) | (?:also|too|auch|aussi|también|tambien|também|tb)$/iu;

/** "In and around Kassel" is one place, and no two kinds of people. */
const AROUND =
  /(?<=\s)(in|at|on|within|im|dans|à|en) (?:and|und|et|y) (?:around|near|about|outside|um|autour de|alrededor de)(?=\s)/giu;

/** "People who sang at school and stopped" are the same people. */
const RELATIVE = /\s(?:who|that|which|whose|die|der|deren|qui|que|quien(?:es)?|cuyos?)\s/iu;
