import { hasTime, timesFirst } from '../shared/times.ts';

/** A main clause with its verb in the second place. */
export interface GermanClause {
  /** The words before the verb, as they appear inside a sentence. */
  readonly subject: string;
  readonly verb: string;
  /** The time, if it comes right after the verb. Empty otherwise. */
  readonly when: string;
  readonly rest: string;
}

/** Verbs that are surely one where they follow a noun. */
const VERBS =
  '(?:findet|finden|fällt|fallen|entfällt|entfallen|öffnet|öffnen|eröffnet|eröffnen|schließt|schließen|sucht|suchen|startet|starten|beginnt|beginnen|bietet|bieten|verleiht|verleihen|zeigt|zeigen|spielt|spielen|probt|proben|singt|singen|zieht|ziehen|gibt|geben|verkauft|verkaufen|fährt|fahren|hat|haben|ist|sind|wird|werden|kostet|kosten|bleibt|bleiben|feiert|feiern|berät|beraten|lädt|laden|kommt|kommen|braucht|brauchen|sammelt|sammeln|repariert|reparieren|liefert|liefern|backt|backen|druckt|läuft|laufen|erscheint|erscheinen|bekommt|bekommen|arbeitet|arbeiten|organisiert|veranstaltet|stellt|stellen|verschiebt|verschieben|gilt|gelten|hilft|helfen)';
const SUBJECT =
  '(?:der|die|das|unser|unsere|mein|meine|ein|eine) (?:\\p{Ll}[\\p{Ll}-]{1,30} ){0,2}\\p{Lu}[\\p{L}\\d-]{0,40}(?: (?:\\p{Lu}[\\p{L}-]{0,30}|\\d{1,4}|in|im|am|der|des|von|für|\\p{Ll}{2,12}en \\p{Lu}\\p{L}{1,30})){0,5}';
const PRONOUN =
  /^(wir|ich) (?!alle |beide |gerne |heute |auch )(sind|bin|kann|muss|will|darf|\p{L}{2,18}(?:en|ln|rn|e)) (.{2,300})$/iu;
const NOUN = new RegExp(`^(${SUBJECT}) (${VERBS}) (.{2,300})$`, 'iu');
/** These words after the verb are the subject, so the first words are the object. */
const SUBJECT_AFTER = /^(?:wir|ich|sie|ihr|du|er|es|man|uns|euch|ihnen|sich (?:der|die|das))(?!\p{L})/iu;

/** The parts of a main clause; null where they aren't sure. */
export function readClause(text: string): GermanClause | null {
  if (/[?!:;–]|["“„]/u.test(text.slice(0, 25))) return null;
  const match = PRONOUN.exec(text) ?? NOUN.exec(text);
  if (!match) return null;
  const [, first = '', verb = '', behind = ''] = match;
  if (SUBJECT_AFTER.test(behind) || hasTime(first, 'de')) return null;
  const subject = first.charAt(0).toLowerCase() + first.slice(1);
  const times = timesFirst(behind, 'de');
  // "am Montag und am Freitag" is one time, "am Montag und lädt ein" none that can be moved.
  if (!times || times.rest === '' || /^(?:,|(?:und|oder|sowie|bis) )/u.test(times.rest))
    return { subject, verb, when: '', rest: behind };
  return { subject, verb, when: times.when, rest: times.rest };
}
