import type { Address } from '../../../knowledge/formal.ts';
import type { Topic } from '../../../language/topic/topic.ts';

/** Trades that say "Sie" to those they don't know. */
const FORMAL: ReadonlySet<string> = new Set([
  'accountant',
  'architect',
  'business-consultant',
  'dentist',
  'financial-advisor',
  'insurance-broker',
  'law-firm',
  'medical-practice',
  'pharmacy',
  'public-office',
  'real-estate-agency',
  'therapist',
]);

const SIE = /\p{Ll}[,:;]? (?:Sie|Ihnen|Ihre?[rnms]?)(?!\p{L})/u;
const IHR =
  /(?<!\p{L})(?:euch|eure?[rnms]?|du|dir|dich|dein(?:e[rnms]?)?|ihr (?:habt|seid|wollt|könnt|sucht|trinkt|esst|macht|braucht|kennt|wisst|mögt|müsst|dürft|sollt|tragt|lest))(?!\p{L})/iu;

/** As the topic speaks to its readers, else as its trade does. */
export function addressOf({ language, statement, more }: Topic, trade: string | null): Address {
  if (language !== 'de') return 'familiar';
  const text = [statement, ...more].join(' ');
  if (SIE.test(text)) return 'formal';
  return trade !== null && FORMAL.has(trade) && !IHR.test(text) ? 'formal' : 'familiar';
}
