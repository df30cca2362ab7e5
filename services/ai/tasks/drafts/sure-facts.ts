import type { Reading } from '../../language/brief/reading.ts';
import type { Language } from '../../language/facts/fact.ts';
import { upperFirst } from '../../language/topic/casing.ts';
import { peelFacts } from '../../language/topic/facts.ts';
import { sentence, withoutEnding } from '../../language/topic/sentences.ts';
import type { Editor } from './editor/editor.ts';

/** The news without its facts, these one below the other, and which other sentences they say. */
export interface SureFacts {
  readonly lead: string;
  /** Whether the lead names something and isn't a sentence, so its facts come right below it. */
  readonly title: boolean;
  readonly rows: readonly string[];
  readonly also: readonly number[];
}

/** Past, canceled or ending events have no date to save. */
const UNDATED = new Set([
  'cancel',
  'disrupt',
  'warn',
  'loss',
  'cuts',
  'appeal',
  'apologize',
  'thank',
  'celebrate',
  'ask',
  'advise',
]);

/** News needs more than a date in the future to become a list. */
const UNSURE = new Set(['tell', 'change']);
const FEWEST = 2;
const PAST =
  /(?<!\p{L})(?:was|were|had|wurden?|waren?|hatten?|habe[nt]?|hat|ont|était|a été|fue|fueron|era|eran|han?)(?!\p{L})/iu;

/** Verbs that end the news once its facts are taken out; without the verb, the rest is the name of something. */
const COPULA = / (?:is|are|takes? place|ist|sind|findet statt|finden statt|est|sont|a lieu|es|son)$/u;
const DANGLING =
  /(?:^|[ ,])(?:and|or|but|the|an?|of|to|for|from|with|by|in|on|at|our|und|oder|der|die|das|den|dem|für|mit|von|im|am|et|ou|le|la|les|de|du|des|pour|à|au|y|o|el|los|las|al|del|para|con|en|que|hasta|desde|también|aussi|jusqu|dès|ni|zum|zur|vom|beim|ins|ans|bis|seit|statt|auch|noch|too|also|only|not|as|than|since|until|(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun|lun|mar|mié|jue|vie|sáb|dom|mer|jeu|ven|sam|dim)|wird|werden|wurde|hat|haben|(?:nous )?öffnet|öffnen|beginnt|startet|endet|schließt|abre|abren|cierra|empieza|comienza|termina|ouvre|ouvrons|ouvrent|commence|débute|ferme|finit|opens?|starts?|begins?|closes?|moves?|changes?|lasts?|runs?|shifts?|goes|go|ends?)$/iu;
const LEADS: Readonly<Record<'when' | 'where' | 'price', RegExp>> = {
  when: /^(?:on|am|le|el|at(?= \d)) /iu,
  where: /^(?:in|at) (?=\p{Lu})/u,
  price: /^(?:for|at|für|pour|por) /iu,
};
/** Beginnings that are written small behind a label. */
const SMALL =
  /^(?:From|Until|Since|Every|Next|This|By|Starting|Ab|Bis|Seit|Jeden|Vom|Von|Dès|À|Jusqu|Chaque|Tous|Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche|Desde|Hasta|Cada|Todos|A)(?!\p{L})/u;
/** "Tickets £9 at the school office", "Der Eintritt ist frei" */
const LABELED =
  /^(?:(?:the|der|die|el|la|las|le|les) |l[’'])?(?<label>tickets?|entry|admission|entrance|karten|eintritt|beginn|einlass|entrée|tarifs?|entradas?|precio) (?:(?:is|are|costs?|ist|sind|kosten|kostet|est|sont|coûte|es|son|cuestan?) )?(?<value>\S.{0,70})$/iu;

/** When, where and how much, if the brief clearly says so. Null if it has nothing to list. */
export function sureFactsOf(reading: Reading, editor: Editor): SureFacts | null {
  const { act, language, newsAt, sentences } = reading;
  if (UNDATED.has(act.point) || act.status === 'off' || act.status === 'over') return null;
  const text = withoutEnding(sentences[newsAt]?.text ?? '');
  if (/[\n?]/u.test(text)) return null;
  const { core, found, title } = takeFacts(text, language, editor);
  const labeled = sentences.flatMap((one, at) => (at > newsAt ? labeledRow(one.text, at) : []));
  const rows = found.map(({ kind, text: fact }) => {
    const value = fact.replace(LEADS[kind], '').replace(SMALL, (word) => word.toLowerCase());
    return `${editor.labels[kind]} ${value}`;
  });
  if (!found.some(({ kind }) => kind === 'when')) return null;
  const count = rows.length + labeled.length;
  if (UNSURE.has(act.point) && (count < FEWEST || PAST.test(core))) return null;
  if (title && count < FEWEST) return null;
  return {
    lead: title ? core : sentence(core),
    title,
    rows: [...rows, ...labeled.map(({ row }) => row)],
    also: labeled.map(({ at }) => at),
  };
}

type FoundFact = { readonly kind: 'when' | 'where' | 'price'; readonly text: string };

function takeFacts(
  text: string,
  language: Language,
  editor: Editor,
): { core: string; found: FoundFact[]; title: boolean } {
  const none = { core: text, found: [], title: false };
  const peeled = peelFacts(text, language);
  if (peeled.emoji !== '' || new Set(peeled.facts.map(({ kind }) => kind)).size < peeled.facts.length)
    return none;
  const cut = peeled.facts.some(({ kind }) => kind === 'when') ? null : editor.cutTime(peeled.core);
  const whole = cut ? cut.lead : peeled.core;
  const core = whole.replace(COPULA, '');
  const facts: FoundFact[] = [...(cut ? [{ kind: 'when' as const, text: cut.when }] : []), ...peeled.facts];
  const order = ['when', 'where', 'price'];
  const stands =
    core.split(' ').length >= 2 &&
    core.split(/, ?/).every((piece) => piece !== '' && !DANGLING.test(piece)) &&
    !/[:;]/u.test(core);
  return stands
    ? {
        core: upperFirst(core),
        title: core !== whole,
        found: facts.sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind)),
      }
    : none;
}

const FREE = /^(?:free|frei|libre|gratuite?|gratis)$/iu;

function labeledRow(text: string, at: number): { row: string; at: number }[] {
  const { label = '', value = '' } = LABELED.exec(withoutEnding(text))?.groups ?? {};
  if (value === '' || /[:;]/u.test(value)) return [];
  return [{ row: `${upperFirst(label)}${FREE.test(value) ? '' : ':'} ${value}`, at }];
}
