import type { Language } from './language.ts';

/** When, where or how much, in the text's own words: "from Monday", "in Hyde Park", "25 euros". */
export interface Fact {
  readonly kind: 'when' | 'where' | 'price';
  readonly text: string;
}

export interface FactPattern {
  readonly kind: Fact['kind'];
  /** Each finds one piece where it is set to look; pieces that follow one another are one fact. No piece repeats freely. */
  readonly pieces: readonly RegExp[];
}

const fact = (kind: Fact['kind'], flags: string, ...pieces: string[]): FactPattern => ({
  kind,
  pieces: pieces.map((piece) => new RegExp(piece, `y${flags}`)),
});

const HOUR = '\\d{1,2}(?:[:.]\\d{2})?';
const NUMERIC = '\\d{1,2}[./]\\d{1,2}(?:[./](?:\\d{4}|\\d{2}))?\\.?';
const MONEY =
  '(?:[$€£] ?\\d{1,9}(?:[.,]\\d{1,3}){0,4}|\\d{1,9}(?:[.,]\\d{2})? ?(?:€|£|euros?|eur|dollars?|pounds?))(?: ?(?:per|a|an|each|pro|par|por|al|im|p\\.|/) ?(?:person|head|ticket|kilo|kg|bunch|box|loaf|glass|cup|pair|set|day|session|lesson|month|year|week|class|hour|piece|night|stück|monat|stunde|kind|tag|nacht|woche|teilnehmer|personne|enfant|adulte|séance|mois|semaine|nuit|jour|heure|persona|niño|sesión|clase|semana|noche|mes|hora)| each)?';

const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tue|wed|thu|fri|sat|sun|weekdays?|weekends?)';
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
const NTH = '\\d{1,2}(?:st|nd|rd|th)?';
const RELATIVE =
  '(?:today|tonight|tomorrow(?: (?:morning|evening|night))?|(?:this|next|every|all) (?:bank holiday weekend|long weekend|morning|evening|week|weekend|month|year|spring|summer|autumn|fall|winter|christmas|easter))';
const DATE = `(?:${DAY}(?:,? (?:the )?${NTH})?(?:,? (?:of )?${MONTH})?(?:,? \\d{4})?|${NTH}(?: ?(?:[–-]|to|until|and) ?${NTH})? (?:of )?${MONTH}(?:,? \\d{4})?|${MONTH} ${NTH}(?: ?[–-] ?${NTH})?(?:,? \\d{4})?|${NUMERIC})`;
const CLOCK = `(?:${HOUR} ?(?:am|pm|a\\.m\\.|p\\.m\\.|o’clock)|\\d{1,2}:\\d{2}|noon|midnight)`;
const TIME = `(?:(?:at|from|until|till|by|starting at) )?(?:${HOUR} ?(?:–|-|to|until) ?${CLOCK}|${CLOCK}(?: ?(?:–|-|to|until) ?(?:${CLOCK}|late))?|at ${HOUR})`;
const SPAN = `(?:on |from |until |till |by |every |starting |since |before |after |this |next |all ){0,2}${DATE}(?: ?(?:–|-|to|until|and|through) ?${DATE})?(?: (?:morning|afternoon|evening|night)| ${HOUR} ?[–-] ?${HOUR})?`;
const FEAST =
  '(?:christmas(?: eve| day)?|easter|halloween|thanksgiving|new year(?:’s(?: eve| day)?)?|valentine’s day|(?:mother|father)’s day|black friday)';
const EN_WHEN = [
  `(?:from |until |starting |as of |since )?${RELATIVE}(?: only)?`,
  `(?:before|after|by|until|over|this|on|at|for) ${FEAST}(?: only)?`,
  `(?:until |by |at |from )?(?:the )?(?:end|beginning|middle) of (?:the |this |next )?(?:day|week|month|year|season|${MONTH})`,
  `(?:all|throughout|during|before|after|by) (?:of )?${MONTH}(?: \\d{4})?`,
  `in the (?:first|second|third|last) week of ${MONTH}`,
  `this ${MONTH}`,
  'at (?:the )?weekends?|all (?:day|summer|winter|season)(?: long)?',
  `${SPAN}(?: only)?`,
  `${TIME}(?: only)?`,
  `(?:in|from|until|since) ${MONTH}(?: \\d{4})?(?: only)?`,
  'in (?:spring|summer|autumn|winter|\\d{4})(?: only)?',
];

const KIND_OF_PLACE =
  '(?:Street|St|Road|Rd|Lane|Avenue|Ave|Square|Park|Hall|Library|Market|Cent(?:er|re)|Station|Harbour|Gardens?|Museum|Church|School|House|Arena|Stadium|Plaza|Mill|Way|Place|Farm|Barn|Theat(?:re|er)|Hotel|Brewery|Winery|Castle|Pier|Inn)';
/** Places are recognized by their capitals, so these are case sensitive. */
const NAME = '[A-Z][\\p{L}’-]{0,40}';
const NAMES = `(?:[Tt]he )?${NAME}(?: (?:of |the |on |& )?${NAME}){0,5}`;
const ADDRESS = `(?:\\d{1,5}[a-z]? )?(?:${NAME} ){1,3}${KIND_OF_PLACE}`;
const NO_PLACE =
  '(?!(?:English|German|French|Spanish|Italian|Dutch|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter)\\b)';
const EN_NAMED_PLACE = [
  `(?:[Ii]n |[Aa]t |[Oo]n )?${ADDRESS}(?:, ${NO_PLACE}${NAMES})?`,
  `(?:[Ii]n|[Aa]t) ${NO_PLACE}${NAMES}(?: \\d{1,3}[a-z]?)?(?:, ${NO_PLACE}${NAMES})?`,
];
const EN_KNOWN_PLACE = [
  '(?:in|at|on) (?:the |our |my )(?:[\\p{L}]{1,40} )?(?:town hall|old town|city cent(?:re|er)|high street|market square|park|harbou?r|library|shop|store|studio|cafe|café|office|garden|beach|market|salon|bakery|gallery|gym|square|main square)',
  '(?:live )?online',
  'on Zoom',
  '(?:in|at) (?:the )?(?:town hall|old town)',
];

const money = (prefix: string): FactPattern =>
  fact(
    'price',
    'iu',
    `(?:${prefix})?(?:(?:entry |tickets? |eintritt |entrée |entrada )?${MONEY}(?: (?:including|incl\\.) [^,;.:]{3,80}(?=$))?|free(?=$)|free entry|entry is free|admission free|free admission|free of charge|eintritt frei|entrée libre|entrada libre)`,
  );

const DE_DAY =
  '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)(?:morgen|vormittag|mittag|nachmittag|abend)?';
const DE_MONTH = '(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)';
const DE_WHEN = [
  `(?:(?:am|ab|bis|seit|vom|von|jeden|diesen|kommenden|nächsten) ){0,3}(?:${DE_DAY}(?:,? (?:den )?\\d{1,2}\\.)?(?: ${DE_MONTH}|\\d{1,2}\\.)?|\\d{1,2}\\. ${DE_MONTH}(?: \\d{4})?|${NUMERIC}|heute|morgen|sofort|(?:von |ab |um )?${HOUR}(?: ?(?:–|-|bis) ?${HOUR})? uhr)(?: (?:bis|und|–) ${DE_DAY})?`,
  `(?:(?:bis|ab|seit) )?(?:anfang|mitte|ende) ${DE_MONTH}|(?:im|ab|bis|seit) ${DE_MONTH}|(?:am|übers?) wochenende|(?:im|ab) (?:frühling|sommer|herbst|winter)`,
];
const DE_WHERE =
  '(?:im|am|in (?:der|unserem|unserer)|bei uns im) (?:laden|café|geschäft|studio|atelier|shop|hofladen|park|rathaus|salon|altstadt|garten)|online';
const FR_DAY = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)';
const FR_MONTH = '(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)';
const FR_WHEN = [
  `(?:(?:dès|à partir d[eu]|le|ce|jusqu’au|jusqu’à|chaque|tous les|du) ){0,3}(?:${FR_DAY}s?(?: prochain)?(?: (?:matin|midi|après-midi|soir))?(?: \\d{1,2}(?:er)?)?(?: ${FR_MONTH})?|\\d{1,2}(?:er)? ${FR_MONTH}(?: \\d{4})?|${NUMERIC}|aujourd’hui|demain|(?:à |dès |de )?\\d{1,2} ?h(?: ?\\d{2})?(?: ?(?:à|–|-) ?\\d{1,2} ?h(?:\\d{2})?)?)(?: (?:au|et|à) ${FR_DAY})?`,
  `(?:(?:jusqu’à|dès|à) )?(?:début|mi-|fin) ?${FR_MONTH}|(?:en|dès|jusqu’en) ${FR_MONTH}|ce week-end|(?:cet été|cet automne|cet hiver|ce printemps)`,
];
const FR_WHERE =
  '(?:à|au|en|dans) (?:la |le |l’|notre )?(?:boutique|magasin|atelier|café|salon|parc|mairie|studio|jardin)|en ligne';
const ES_DAY = '(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)';
const ES_MONTH =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
const ES_WHEN = [
  `(?:(?:desde|a partir del?|hasta|cada|todos los|este|el|los|próximo) ){0,3}(?:${ES_DAY}(?: \\d{1,2})?(?: de ${ES_MONTH})?(?: por la (?:mañana|tarde|noche))?|\\d{1,2} de ${ES_MONTH}(?: de \\d{4})?|${NUMERIC}|hoy|mañana|(?:a las |de )\\d{1,2}(?:[:.]\\d{2})?(?: a \\d{1,2}(?:[:.]\\d{2})?)?(?: ?h)?)(?: (?:a|y|al) ${ES_DAY})?`,
  `(?:(?:hasta|a|desde) )?(?:principios|mediados|finales|fin) de ${ES_MONTH}|(?:en|desde|hasta) ${ES_MONTH}|este fin de semana`,
];

const ES_WHERE =
  'en (?:la |el |nuestra |nuestro )?(?:tienda|taller|café|salón|parque|estudio|jardín|plaza mayor)|online';

/** By language. Languages without their own patterns keep facts inside the sentence. */
export const PATTERNS: Readonly<Record<Language, readonly FactPattern[]>> = {
  en: [
    fact('when', 'iu', ...EN_WHEN),
    fact('where', 'u', ...EN_NAMED_PLACE),
    fact('where', 'iu', ...EN_KNOWN_PLACE),
    money('for |from |only |now |at |just '),
  ],
  de: [fact('when', 'iu', ...DE_WHEN), fact('where', 'iu', DE_WHERE), money('für |ab |nur ')],
  fr: [fact('when', 'iu', ...FR_WHEN), fact('where', 'iu', FR_WHERE), money('pour |dès |à ')],
  es: [fact('when', 'iu', ...ES_WHEN), fact('where', 'iu', ES_WHERE), money('por |desde |a ')],
  other: [],
};
