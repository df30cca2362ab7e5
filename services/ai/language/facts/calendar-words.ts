import type { Language } from './fact.ts';

type KnownLanguage = Exclude<Language, 'other'>;

/** Days that a text can name. Lowercase "morgen" is tomorrow; "Morgen" is the morning. */
export const DAYS: Readonly<Record<KnownLanguage, string>> = {
  en: '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:Mon|Tue|Tues|Wed|Thu|Thurs|Fri|Sat|Sun)(?=[ ,.–-])|today|tonight|tomorrow|weekends?|weekdays?',
  de: '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)(?:morgen|vormittag|mittag|nachmittag|abend)?s?|heute|übermorgen|wochenenden?|wochentags|werktags',
  fr: "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?|aujourd[’']hui|demain|week-ends?",
  es: 'lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|hoy|fin(?:es)? de semana',
};

export const MONTHS: Readonly<Record<KnownLanguage, string>> = {
  en: 'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec',
  de: 'januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|jan|feb|apr|jun|jul|aug|sept?|okt|nov|dez',
  fr: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|janv|févr|avr|juil|sept|oct|nov|déc',
  es: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre',
};

/** Months that aren't also other words, so they're dates even without a day. */
export const LONE_MONTHS: Readonly<Record<KnownLanguage, string>> = {
  en: 'January|February|(?:in|from|by|until|since|this|next|of|for|during|early|late|mid) (?:March|May)|April|June|July|August|September|October|November|December',
  de: 'Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
  fr: 'janvier|février|(?:en|de|mi-|fin|début) ?mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  es: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre',
};

export const NUMBER_WORDS: Readonly<Record<KnownLanguage, string>> = {
  en: 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|half(?: an?)?',
  de: 'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|sechzig|hundert|halbe[nrs]?|anderthalb',
  fr: 'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|demi-?',
  es: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|cien|media',
};

export const TIME_UNITS: Readonly<Record<KnownLanguage, string>> = {
  en: 'seconds?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|quarters?|years?',
  de: 'sekunden?|minuten?|min|stunden?|std|tagen?|tage?|nächten?|nacht|wochen?|monaten?|monate?|quartale?|jahren?|jahre?',
  fr: 'secondes?|minutes?|min|heures?|jours?|nuits?|semaines?|mois|trimestres?|années?|ans?',
  es: 'segundos?|minutos?|min|horas?|días?|noches?|semanas?|mes(?:es)?|trimestres?|años?',
};

const KNOWN: readonly KnownLanguage[] = ['en', 'de', 'fr', 'es'];

/** The words of a language; those of all languages for a text whose language isn't known. */
export const wordsFor = (words: Readonly<Record<KnownLanguage, string>>, language: Language): string =>
  language === 'other' ? KNOWN.map((one) => words[one]).join('|') : words[language];
