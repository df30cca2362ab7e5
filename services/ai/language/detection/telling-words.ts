/** The distinguished languages; `other` is any that isn't one of the writer's four. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'other';

export const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es', 'other'];

const words = (...texts: string[]): ReadonlySet<string> => new Set(texts.join(' ').split(' '));

/** Small and everyday words that give a language away. */
export const TELLING_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    "the a an our my we i you your he she they them his her their it it's its i'm i've me us am is are was were be been being",
    'of for with and or this that these those from to at by on in out as than then there here about into',
    'how why what when where who if so just can could will would do does did have has had not no get off now new free until join thank thanks',
    "don't didn't isn't won't can't all some any more most very up like got one too after before",
  ),
  de: words(
    'der die das den dem des ein eine einen einem einer unser unsere unserer unseren unserem mein meine dein sein wir ihr euch uns du er sie es ich mir mich dir dich',
    'ist sind war waren bin bist hat habe haben wird geht kann muss will sucht und oder mit für von vom zu zum zur im am ab bis auf bei an nach aus in gegen ohne',
    'auch nicht kein neu neue neuen neues neuer jetzt heute kommt jeden uhr wie warum was wann wo wer wenn dass weil ja nein hier da sehr ganz mal wieder immer noch schon nur weiter',
    'suchen danke leider',
  ),
  fr: words(
    'le la les un une des du de et ou notre nos votre vos leur nous vous je tu il elle on ils elles me te se moi toi mon ma mes ton ta tes son sa ses',
    "est sont était suis es êtes avec pour dans sur par dès chez au aux en ce cet cette ces ça que qui quoi où quand y j' l' d' s' m' t' c' n' qu'",
    'nouveau nouvelle nouveaux nouvelles pourquoi comment merci à si mais ne pas plus très bien tout toute tous toutes encore déjà aussi bravo jour soir vente ouvert',
  ),
  es: words(
    'el la los las un una unos unas nuestro nuestra nuestros nuestras tu tus mi mis su sus yo él ella ellos me te se le lo nos os del de al y o es son era soy eres está están ha han hay ya aquí',
    'con para por desde hasta en este esta esto ese esa nuevo nueva nuevos nuevas cada cómo qué quién cuándo cuánto dónde como porque que si no sí muy más pero todo toda todos mucho mucha muchas gracias ven venta cuesta',
  ),
  other: words(
    'il lo gli della delle nostro nostra nuovo nuova per dal di con è ad nel nella sono siamo apriamo grazie centro aperto',
    'os uma um não em nossa nosso novo no na até com obrigado padaria promoção',
    'het een van onze voor op met nieuwe vanaf in de wij zijn niet',
    'och vår nya på från till vores den det i og ikke vi är söker nasze nowe się oraz od do na jest szukamy ve için bir',
  ),
};

/** Days and months, which German writes with a capital. */
export const CALENDAR: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    'monday tuesday wednesday thursday friday saturday sunday january february march june july october december spring summer',
  ),
  de: words(
    'montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz juni juli oktober dezember frühling sommer herbst',
  ),
  fr: words(
    'lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril juin juillet août septembre octobre novembre décembre été automne hiver',
  ),
  es: words(
    'lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre primavera verano otoño invierno',
  ),
  other: words('lunedì venerdì sabato domenica sexta maandag vrijdag zaterdag zondag lördag sobota'),
};

/** Letters of one language alone. */
export const LETTERS: Readonly<Record<Language, RegExp | null>> = {
  en: null,
  de: /[äöüß]/,
  fr: /[çœêèàûîâô]/,
  es: /[ñáíóú¿¡]/,
  other: /[^\p{Script=Latin}\P{L}]|[ãõåøæłśżźćęąğşıěřů]/u,
};

/** Endings of a language's words that the others hardly ever have. */
export const ENDINGS: Readonly<Record<Language, RegExp | null>> = {
  en: /(?:ing|ness|ful|ship)$/,
  de: /.{3}(?:ung|ungen|keit|heit|schaft|erei|kurs|laden|haus|heim|statt|stätte|salon|verkauf|reifen|fotografie|training|tage?|markt|eln|ieren|lich|isch)$/,
  fr: /.{2}(?:erie|eur|euse|eurs|ette|eaux|ique|ier|ière|aire|iste|ation|mobile)$/,
  es: /.{2}(?:ción|ciones|dad|ería|ero|era|ista|istas|illo|illa|dor|dora|ados|adas|ajas)$/,
  other: /.{2}(?:zione|iere|aggio|ção|ções|ij|heid|ningen|ość)$/,
};
