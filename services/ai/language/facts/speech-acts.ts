import type { Language } from './fact.ts';

type KnownLanguage = Exclude<Language, 'other'>;

const START = '^(?:\\P{L}{0,6})';

/** Imperatives as businesses write them. A word that may also be a noun is listed with the words that follow it. */
const REQUESTS: Readonly<Record<KnownLanguage, RegExp>> = {
  en: new RegExp(
    `${START}(?:please |so |and |just |then |don[’']t forget |remember |be sure )?(?:(?<=please )(?:change|put|update|fill|clear|cover|give|take|hand|label|lock|empty|answer|sort|remember|don[’']t|do|delete|report|check|be|do|note|read|look|make|wait|wash|boil|turn|switch|close|stay|move|remove|contact)|bring|book|order|pre-?order|reserve|register|sign up|call|ring|phone|text|write|email|mail|message|send|come|visit|join|rsvp|apply|ask|see|check|click|follow|tag|share|save|pick up|drop|put (?:your|the|all)|update (?:from|your|now|to|the)|change your|hand (?:it|them|your)|if you [^.!?]{3,80}, (?:please )?(?:tell|call|ring|write|email|let us|contact|come|bring|send|text)|meet|find|get|grab|try|use|wear|park|enter|return|donate|vote|help|tell|show|buy|shop|avoid|keep|leave|let|stop|do not|don[’']t)\\b`,
    'iu',
  ),
  de: new RegExp(
    `${START}(?:bitte |also |jetzt |einfach |und )?(?:\\p{L}{3,20}(?:t|en) (?:sie|euch|ihr|uns|bitte|mit)\\b|\\p{L}{2,20}(?:ern|eln) sie\\b|bring(?:t|en)?\\b|komm(?:t|en)?\\b|meldet\\b|melde\\b|bucht?\\b|bestellt?\\b|reserviert?\\b|schreibt?\\b|ruft?\\b|denkt\\b|kauft?\\b|schaut?\\b|probiert?\\b|nutzt?\\b|holt?\\b|teilt?\\b|folgt?\\b|merkt\\b|sichert\\b|tragt\\b|packt\\b)|(?:vorbestellen|anmelden|bestellen|buchen|reservieren|mitbringen|anrufen|vormerken|bewerben|melden)(?:\\P{L}|$)|\\p{L} bitte (?:\\p{L}+ ){0,6}\\p{L}+en\\P{L}*$`,
    'iu',
  ),
  fr: new RegExp(
    `${START}(?:merci de |n[’']oubliez pas |pensez à |veuillez |\\p{L}{2,20}ez(?!\\p{L})|\\p{L}{2,20}ez-(?:vous|nous)|réserver |commander )`,
    'iu',
  ),
  es: new RegExp(
    `${START}(?:por favor,? |no (?:olvides|olvidéis|te pierdas) |(?:escríbe(?:me|nos)|escribid(?:me|nos)|devuélve(?:lo|la|los|las|nos)|llámanos|llámame|trae|traed|reserva|reservad|llama|llamad|escribe|escribid|ven|venid|compra|pide|pedid|encarga|encargad|apúntate|inscríbete|síguenos|visita|visítanos|pásate|comparte|envía|usa|trae(?:d)?|prueba|descubre|contacta|consulta|recoge|ponte|lleva|aprovecha|regístrate|confirma)(?!\\p{L})|se ruega )`,
    'iu',
  ),
};

const OFFERS: Readonly<Record<KnownLanguage, RegExp>> = {
  en: /\b(?:free|complimentary|on us|on the house|half price|discount\w*|\d ?% off|save \d|included|no charge|gift|voucher|win)\b/iu,
  de: /(?<!\p{L})(?:gratis|kostenlos\p{L}*|kostenfrei\p{L}*|umsonst|frei(?:er|en)? eintritt|eintritt frei|geschenkt|geschenk|rabatt\p{L}*|ermäßig\p{L}*|inklusive|gutschein\p{L}*|aufs haus|zum halben preis)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:gratuit\p{L}*|offert\p{L}*|cadeaux?|remise|réduction|compris\p{L}*|à moitié prix|sans frais)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:gratis|gratuit\p{L}*|de regalo|regalo|regalamos|descuento|incluid\p{L}*|a mitad de precio|sin coste|invita la casa)(?!\p{L})/iu,
};

/** Whether a sentence asks its readers to do something. */
export const isRequest = (sentence: string, language: Language): boolean => any(REQUESTS, sentence, language);

/** Whether a sentence offers something. */
export const isOffer = (sentence: string, language: Language): boolean => any(OFFERS, sentence, language);

const any = (tests: Readonly<Record<KnownLanguage, RegExp>>, text: string, language: Language): boolean =>
  language === 'other' ? Object.values(tests).some((test) => test.test(text)) : tests[language].test(text);
