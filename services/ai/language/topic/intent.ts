export type Form = 'name' | 'clause' | 'request' | 'question' | 'title';

/** What a post about the topic is for. */
export type Intent =
  | 'launch'
  | 'event'
  | 'offer'
  | 'lessons'
  | 'story'
  | 'hiring'
  | 'seeking'
  | 'thanks'
  | 'milestone'
  | 'request'
  | 'asking'
  | 'theme'
  | 'general';

/** In the order of how sure they are. */
const INTENTS: readonly (readonly [Intent, RegExp])[] = [
  [
    'hiring',
    /\b(hiring\b|job (opening|offer)\b|vacanc(y|ies)\b|join our team\b|apprentice|recruit|internship\b)/i,
  ],
  [
    'seeking',
    /\b((we(’re| are)|i(’m| am)|now|still) looking for|volunteers? (wanted|needed)|we need (volunteers?|helpers?|somebody|someone|a|an|two|three)|^looking for)\b/i,
  ],
  ['thanks', /\b(thanks?|thank you|grateful|gratitude)\b/i],
  [
    'milestone',
    /\b((our|my|\d+(st|nd|rd|th)|first|second|third|fifth|tenth) (\w+ )?(anniversary|birthday)|happy birthday|milestone|turns? (\d+|[a-z]+teen|ten|twenty|thirty|forty|fifty)|celebrat\w+|awards?|awarded|award-winning|won(?!’)|years (in business|old today|of (us|our|business|trading|serving)))\b/i,
  ],
  [
    'offer',
    /\b(discounts?|sale|half price|vouchers?|black friday|special offer|deals?|free (shipping|delivery)|promo code|2 for 1|two for one|buy one)\b|\d ?% off/i,
  ],
  [
    'event',
    /\b(event|webinar|workshop|join us|invitation|invited|conference|meetup|concert|(?<!(first|world|middle|working|high|in|best)[ -])class(es)?|festival|open day|open house|(farmers|farmers’|christmas|flea|street|night|easter) market|market day|tasting|(?<!(third|political|labou?r|green)[ -])party|gig|live music|live jazz|fundraiser|charity run|(?<!of )course|exhibition)\b/i,
  ],
  ['lessons', /\b(lessons?|tips?|how to|ways to|mistakes|guide|checklist|steps to|reasons (why|to))\b/i],
  ['story', /\b(behind the scenes|why (we|i)|our story|how (we|i|our)|journey|a day in the life)\b/i],
  ['general', /\b(opening hours|new (hours|address|website|number|year)|closed)\b/i],
  [
    'launch',
    /\b(launch\w*|opens?|opening|new|introduc\w+|announc\w+|arriv\w+|releas\w+|coming soon|now available|(is|are) (out|here|back|live)|out now)\b/i,
  ],
];

/** Nobody is invited to what is over. */
const COMING: ReadonlySet<Intent> = new Set(['event', 'offer', 'launch', 'hiring']);
const OVER =
  /\b(yesterday|last (week|weekend|night|month|year|spring|summer|autumn|fall|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(we|i) (had|held|hosted|went|enjoyed|attended|closed|ran|filled)|was|were|took place|has ended|is over|sold out|recap|highlights)\b/i;

const BY_FORM: Partial<Record<Form, Intent>> = { request: 'request' };

export const intentOf = (text: string, form: Form, bare: boolean): Intent => {
  if (form === 'question') return 'asking';
  if (form === 'title')
    return /lesson|tips?|how to|ways|mistakes|steps|ideas/i.test(text) ? 'lessons' : 'story';
  const found = INTENTS.find(
    ([intent, pattern]) => pattern.test(text) && !(COMING.has(intent) && OVER.test(text)),
  )?.[0];
  return found ?? BY_FORM[form] ?? (form === 'name' && bare ? 'theme' : 'general');
};
