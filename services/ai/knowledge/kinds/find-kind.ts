import type { Topic } from '../../language/topic/topic.ts';
import type { KindName } from './kind.ts';

export interface KindFound {
  readonly kind: KindName;
  /** What the lines speak of: a noun phrase of the topic; null where it has none. */
  readonly subject: string | null;
  /** What is done to it, as "we" say it. */
  readonly verb: string | null;
}

const words = (list: string): RegExp => new RegExp(`^(?:${list})$`, 'i');

const FOOD = words(
  'soups?|stews?|bread|breads|loaf|loaves|cakes?|pies?|tarts?|stollen|biscuits?|cookies?|brownies?|muffins?|scones?|buns?|rolls?|pastr(?:y|ies)|croissants?|bagels?|pancakes?|waffles?|pizzas?|pasta|noodles|ramen|curry|curries|burgers?|sandwich(?:es)?|salads?|sausages?|cheese|cheeses|jam|jams|honey|chutney|chocolates?|truffles|gelato|ice cream|sorbet|coffee|coffees|latte|lattes|tea|teas|juice|juices|smoothies?|lemonade|beers?|ales?|wines?|ciders?|gin|cocktails?|breakfasts?|brunch|lunch|lunches|dinners?|roasts?|menus?|dish(?:es)?|specials?|tapas|dumplings|tacos|strawberries|apples|pumpkins|asparagus|cherries|vegetables|eggs',
);
const CLASS = words(
  'class|classes|courses?|lessons?|workshops?|training|tuition|clubs?|groups?|sessions?|seminars?|webinars?|bootcamps?|yoga|pilates|choir|rehearsals?|coaching|camps?',
);
const OUTING = words(
  'tours?|walks?|fairs?|markets?|concerts?|quiz|quizzes|nights?|part(?:y|ies)|festivals?|fêtes?|exhibitions?|screenings?|readings?|tastings?|days?|hunts?|trips?|rides?|races?|shows?|plays?|suppers?|picnics?|balls?|evenings?|gigs?|events?|meetups?|mornings?|afternoons?|open mic|karaoke|bingo|ceilidh|carols?|parades?|talks?|hikes?',
);
const SERVICE = words(
  'repairs?|services?|delivery|deliveries|installations?|alterations?|check-?ups?|inspections?|tests?|consultations?|rentals?|hire|fittings?|restoration|removals?|appointments?|massages?|haircuts?|quotes?|estimates?|advice|surveys?',
);
/** What others are paid to do. */
const JOBS = words(
  'sharpening|cutting|cleaning|mending|tuning|grooming|polishing|washing|framing|printing|engraving|plumbing|decorating|gardening|mowing|trimming|ironing|tailoring|waxing|detailing|boarding|tutoring|catering|moving|recycling|shredding|welding|roofing|plastering|tiling|pruning|servicing|sweeping|proofreading|fitting|insulating|wiring|upholstering|dyeing',
);
/** "key cutting while you wait" */
const JOB = /^((?:[\p{L}-]+ ){1,3}?[\p{L}]{3,}ing) (?:while|before|after|when|as|until)\b/iu;
/** "allotment plots available" */
const OFFERED =
  /^((?:[\p{L}’-]+ ){0,3}[\p{L}’-]+) (?:now )?(?:available|wanted|needed|in stock|on sale|for sale|for rent|for hire|to let|to rent)$/iu;
/** What ends as a job does and is none. */
const NO_JOB =
  /^(?:thing|things|something|anything|nothing|ring|rings|king|spring|string|wing|evening|morning|clothing|bedding|building|buildings|wedding|weddings|meeting|meetings|opening|openings|offering|ceiling|earrings?|painting|paintings|pudding|puddings|dressing|stocking|stockings|lighting|being|sing|bring|pricing|parking|setting)$/i;

const JOB_VERBS =
  'repair|fix|mend|clean|sharpen|cut|tune|groom|restore|alter|paint|service|frame|print|polish|wash|engrave|recycle|rewire|reupholster|resole|refill';
const DOES = new RegExp(`^we (?:(?:now|also|can|do|still|even) ){0,3}(${JOB_VERBS}) (.{2,60})$`, 'i');
const HAS =
  /^we (?:(?:now|also|can|do|still|even) ){0,3}(?:sell|stock|have|make|bake|brew|serve|offer|rent out|hire out|do) (.{2,60})$/i;
const PICKED = /^(?:pick|cut|choose|build|make) your own (.{2,60})$/i;
/** "new sofa fabrics have arrived", "the ferry runs again" */
const SUBJECT =
  /^((?:our|the|new|my|all|more|fresh) (?:[\p{L}’-]+ ){0,3}?[\p{L}’-]+) (?:is|are|has|have|runs?|opens?|closes?|starts?|begins?|arrived?|returns?|comes?|stays?|will|now|also|can|goes|gets?|needs?|turns?)\b/iu;
const ARRIVED = /\b(?:arrived|are (?:here|in|back)|is (?:here|in|back)|in stock|on sale|available)\b/i;

/** What stands behind the head of a noun phrase. */
const BEHIND =
  / (?:of|for|with|from|in|at|on|by|to|before|after|while|during|starting|beginning|without|near|available|made|and for|tuned|ready|under|over|until|through|between|about|along|around|including|this|next|every|each|tonight|tomorrow|\d\S*)(?: .*)?$/i;

const headed = (thing: string): string => (thing.split(/[,;:(]/)[0] ?? '').replace(BEHIND, '').trim();

export const headOf = (thing: string): string => headed(thing).split(' ').at(-1) ?? '';

/** "chess club for beginners", of all that the topic says of it. */
export function coreOf(thing: string): string {
  const head = headed(thing);
  const bound = /^ (?:of|for|with) (?:[\p{L}’-]+ ){0,2}?[\p{L}’-]+(?=[,;:]|$)/iu.exec(
    thing.slice(head.length),
  )?.[0];
  return bound && !/ of the (?:week|day|month|season|year)$/i.test(bound) ? head + bound : head;
}

export function findKind({ thing, lead, statement, occasion, form, facts }: Topic): KindFound {
  const clause = lead.replace(/[.!]$/, '');
  const [, verb = '', done = ''] = DOES.exec(clause) ?? [];
  if (verb) return { kind: 'repair', subject: done, verb: verb.toLowerCase() };
  const own = HAS.exec(clause)?.[1] ?? PICKED.exec(clause)?.[1];
  const offered = OFFERED.exec(clause)?.[1];
  const named =
    thing ?? own ?? SUBJECT.exec(clause)?.[1] ?? JOB.exec(clause)?.[1] ?? offered ?? leadNamed(clause, form);
  const whole = named && (thing ? named : small(named));
  const subject = whole && (whole.replace(OFFER, '') || whole);
  const found = (kind: KindName): KindFound => ({ kind, subject, verb: null });
  if (HOURS.test(statement)) return found('hours');
  if (MOVES.test(statement)) return found('move');
  if (subject === null) return found(form === 'clause' ? 'notice' : 'thing');
  const head = headOf(subject);
  if (/^deadlines?$/i.test(head)) return found(facts.length > 0 ? 'deadline' : 'thing');
  if (FOOD.test(head) || /\b(?:menu|ice cream)\b/i.test(subject)) return found('food');
  if (CLASS.test(head)) return found('class');
  if (OUTING.test(head)) return found('outing');
  if (WITH.test(subject) && /[a-z]{3}ing$/i.test(head)) return found('outing');
  if (SERVICE.test(head) || JOBS.test(head)) return found('service');
  if (/[a-z]{3}ing$/i.test(head) && !NO_JOB.test(head))
    return found(facts.some(({ kind }) => kind === 'when') ? 'outing' : 'service');
  if (occasion === 'event') return found('outing');
  if (occasion === 'workshop') return found('class');
  if (thing === null && own === undefined && offered === undefined)
    return found(ARRIVED.test(clause) ? 'goods' : 'notice');
  const sold =
    own !== undefined ||
    offered !== undefined ||
    /[^s]s$/i.test(head) ||
    facts.some(({ kind }) => kind === 'price');
  return found(sold && SOLD.has(occasion) ? 'goods' : 'thing');
}

/** "Kayak rental": a name by its head, whatever stands behind it. */
function leadNamed(lead: string, form: Topic['form']): string | null {
  const core = form === 'name' ? coreOf(lead) : '';
  const head = headOf(core);
  return [FOOD, CLASS, OUTING, SERVICE, JOBS].some((heads) => heads.test(head)) ? core : null;
}

/** "50% off all winter tyres" speaks of tires, not of an offer that somebody could look for. */
const OFFER =
  /^(?:up to )?(?:\d{1,3} ?% off|[£$€] ?\d[\d.,]{0,8} off|half price|(?:2|two) for (?:1|one)(?: on)?|buy one,? get one(?: free)?(?: on)?) (?:on )?(?:(?:all|any|our|selected|every|the) ){0,2}/i;

/** A sentence began with it. */
const small = (text: string): string =>
  /^\p{Lu}\p{Ll}+ (?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const HOURS =
  /\b(?:opening|business|holiday|summer|winter|new|shorter|longer|extended) hours\b|\b(?:now |stay(?:s|ing)? |are |is |’re )?open (?:until|till|from \d|on (?:sun|mon|tues|wednes|thurs|fri|satur)days|late|all day|at \d|again on)/i;
const MOVES =
  /\b(?:we(?:’re| are|’ve| have|’ll| will)? (?:just )?(?:mov(?:e|ing|ed)|relocat(?:e|ing|ed))|new (?:address|premises))\b/i;
/** Done together, it is no job. */
const WITH =
  / (?:with|for) (?:kids|children|families|beginners|everyone|all ages|friends|toddlers|teens|adults)\b/i;
const SOLD: ReadonlySet<string> = new Set([
  'product',
  'offer',
  'launch',
  'opening',
  'subject',
  'update',
  'season',
]);
