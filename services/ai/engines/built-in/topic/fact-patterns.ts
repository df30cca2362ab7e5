import type { Language } from './language.ts';
import type { Fact } from './topic.ts';

export interface FactPattern {
  readonly kind: Fact['kind'];
  /** Finds one at the end of a text. */
  readonly last: RegExp;
  /** Finds one at its beginning, before a colon or a dash. */
  readonly first: RegExp;
}

const fact = (kind: Fact['kind'], pattern: string): FactPattern => ({
  kind,
  last: new RegExp(`(?<![\\p{L}\\p{N}$€£.:,])(${pattern})\\)?$`, 'iu'),
  first: new RegExp(`^(${pattern})(?::|\\s[–—-])\\s+(?=\\S+)`, 'iu'),
});

const HOUR = '\\d{1,2}(?:[:.]\\d{2})?';
const NUMERIC = '\\d{1,2}[./]\\d{1,2}(?:[./](?:\\d{4}|\\d{2}))?\\.?';
const MONEY =
  '(?:[$€£] ?\\d+(?:[.,]\\d+)*|\\d+(?:[.,]\\d{2})? ?(?:€|£|euros?|eur|dollars?|pounds?))(?: ?(?:per|a|an|each|pro|par|por|al|im|p\\.|/) ?(?:person|head|ticket|month|year|week|class|hour|piece|night|stück|monat|stunde|personne|mois|heure|persona|mes|hora)| each)?';

/** One after the other with what may stand between: "Saturday 14 March, 10 am to 4 pm". */
const chain = (one: string): string => `${one}(?:,? ${one})*`;

const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tue|wed|thu|fri|sat|sun|weekdays?|weekends?)';
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
const NTH = '\\d{1,2}(?:st|nd|rd|th)?';
const RELATIVE =
  '(?:today|tonight|tomorrow(?: (?:morning|evening|night))?|(?:this|next|every|all) (?:morning|evening|week|weekend|month|year|spring|summer|autumn|fall|winter|christmas|easter))';
const DATE = `(?:${DAY}(?:,? (?:the )?${NTH})?(?:,? (?:of )?${MONTH})?(?:,? \\d{4})?|${NTH}(?: ?[–-] ?${NTH})? (?:of )?${MONTH}(?:,? \\d{4})?|${MONTH} ${NTH}(?: ?[–-] ?${NTH})?(?:,? \\d{4})?|${NUMERIC})`;
const CLOCK = `(?:${HOUR} ?(?:am|pm|a\\.m\\.|p\\.m\\.|o’clock)|\\d{1,2}:\\d{2}|noon|midnight)`;
const TIME = `(?:(?:at|from|until|till|by|starting at) )?(?:${HOUR} ?(?:–|-|to|until) ?${CLOCK}|${CLOCK}(?: ?(?:–|-|to|until) ?(?:${CLOCK}|late))?|at ${HOUR})`;
const SPAN = `(?:on |from |until |till |by |every |starting |since |before |after |this |next |all )*${DATE}(?: ?(?:–|-|to|until|and|through) ?${DATE})?(?: (?:morning|afternoon|evening|night)| ${HOUR} ?[–-] ?${HOUR})?`;
const EN_WHEN = chain(
  `(?:(?:from |until |starting |as of |since )?${RELATIVE}|${SPAN}|${TIME}|(?:in|from|until|since) ${MONTH}(?: \\d{4})?|in (?:spring|summer|autumn|winter|\\d{4}))(?: only)?`,
);

const KIND_OF_PLACE =
  '(?:Street|St|Road|Rd|Lane|Avenue|Ave|Square|Park|Hall|Library|Market|Cent(?:er|re)|Station|Harbour|Gardens?|Museum|Church|School|House|Arena|Stadium|Plaza|Mill|Way|Place)';
/** Places are told by their capitals, which the flag for case would hide: (?-i:…) keeps them. */
const NAMES = '(?-i:(?:the )?[A-Z][\\p{L}’-]*(?: (?:of |the |on )?[A-Z][\\p{L}’-]*)*)';
const ADDRESS = `(?-i:\\d+[a-z]? (?:[A-Z][\\p{L}’-]* ){1,3}${KIND_OF_PLACE}|(?:[A-Z][\\p{L}’-]* ){1,3}${KIND_OF_PLACE})`;
const NO_PLACE =
  '(?!(?:English|German|French|Spanish|Italian|Dutch|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter)\\b)';
const EN_WHERE = `(?:(?:in|at|on) )?${ADDRESS}(?:, ${NO_PLACE}${NAMES})?|(?:in|at) ${NO_PLACE}${NAMES}(?:, ${NO_PLACE}${NAMES})?|(?:in|at|on) (?:the |our |my )(?:[\\p{L}]+ )?(?:town hall|old town|city cent(?:re|er)|high street|market square|park|harbour|library|shop|store|studio|cafe|café|office|garden|beach|market|salon|bakery|gallery|gym|square|main square)|(?:live )?online|on Zoom|(?:in|at) (?:the )?(?:town hall|old town)`;

const money = (prefix: string): FactPattern =>
  fact(
    'price',
    `(?:${prefix})?(?:(?:entry |tickets? |eintritt |entrée |entrada )?${MONEY}|free entry|entry is free|admission free|free admission|free of charge|eintritt frei|entrée libre|entrada libre)`,
  );

const DE_DAY = '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)';
const DE_MONTH = '(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)';
const DE_WHEN = chain(
  `(?:(?:am|ab|bis|seit|vom|von|jeden|diesen|kommenden|nächsten) )*(?:${DE_DAY}(?:,? (?:den )?\\d{1,2}\\.)?(?: ${DE_MONTH}|\\d{1,2}\\.)?|\\d{1,2}\\. ${DE_MONTH}(?: \\d{4})?|${NUMERIC}|heute|morgen|sofort|(?:von |ab |um )?${HOUR}(?: ?(?:–|-|bis) ?${HOUR})? uhr)(?: (?:bis|und|–) ${DE_DAY})?`,
);
const DE_WHERE =
  '(?:im|am|in (?:der|unserem|unserer)|bei uns im) (?:laden|café|geschäft|studio|atelier|shop|hofladen|park|rathaus|salon|altstadt|garten)|online';
const FR_DAY = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)';
const FR_MONTH = '(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)';
const FR_WHEN = chain(
  `(?:(?:dès|à partir d[eu]|le|ce|jusqu’au|jusqu’à|chaque|tous les|du|de) )*(?:${FR_DAY}s?(?: prochain)?(?: \\d{1,2}(?:er)?)?(?: ${FR_MONTH})?|\\d{1,2}(?:er)? ${FR_MONTH}(?: \\d{4})?|${NUMERIC}|aujourd’hui|demain|(?:à |dès )?\\d{1,2} ?h(?:\\d{2})?(?: ?(?:à|–|-) ?\\d{1,2} ?h(?:\\d{2})?)?)(?: (?:au|et|à) ${FR_DAY})?`,
);
const FR_WHERE =
  '(?:à|au|en|dans) (?:la |le |l’|notre )?(?:boutique|magasin|atelier|café|salon|parc|mairie|studio|jardin)|en ligne';
const ES_DAY = '(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)';
const ES_MONTH =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
const ES_WHEN = chain(
  `(?:(?:desde|a partir del?|hasta|cada|todos los|este|el|los|próximo) )*(?:${ES_DAY}(?: \\d{1,2})?(?: de ${ES_MONTH})?|\\d{1,2} de ${ES_MONTH}(?: de \\d{4})?|${NUMERIC}|hoy|mañana|(?:a las |de )\\d{1,2}(?:[:.]\\d{2})?(?: a \\d{1,2}(?:[:.]\\d{2})?)?(?: ?h)?)(?: (?:a|y|al) ${ES_DAY})?`,
);

const ES_WHERE =
  'en (?:la |el |nuestra |nuestro )?(?:tienda|taller|café|salón|parque|estudio|jardín|plaza mayor)|online';

/** By language; those without patterns of their own keep their facts inside the sentence. */
export const PATTERNS: Readonly<Record<Language, readonly FactPattern[]>> = {
  en: [fact('when', EN_WHEN), fact('where', EN_WHERE), money('for |from |only |now |at |just ')],
  de: [fact('when', DE_WHEN), fact('where', DE_WHERE), money('für |ab |nur ')],
  fr: [fact('when', FR_WHEN), fact('where', FR_WHERE), money('pour |dès |à ')],
  es: [fact('when', ES_WHEN), fact('where', ES_WHERE), money('por |desde |a ')],
  other: [],
};
