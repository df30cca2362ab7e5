import { knownInTrades } from '../../knowledge/trade-words.ts';
import { languageOfWords } from '../detection/language-of.ts';
import { type Language, TELLING_WORDS } from '../detection/telling-words.ts';
import { knowsWord } from './tagger.ts';

/** The writer has phrases for all but the last, where it only arranges what it was given. */
export type { Language };

/** Of what is beyond, nothing more can be told. */
const MOST_READ = 800;
const OF_TRADE = 0.6;
/** "Yoga-Studio": English would leave a blank, French and Spanish would turn it round. */
const COMPOUND = /(?<!\p{L})\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+(?!\p{L})/u;

export function languageOf(text: string): Language {
  const read = text.slice(0, MOST_READ);
  const words = read.toLowerCase().match(/[¿¡]?[\p{L}’']+/gu) ?? [];
  const english = 1 / Math.max(3, words.length);
  const found = languageOfWords(words, (language, word) => {
    const trade = knownInTrades(language, word) ? OF_TRADE : 0;
    return trade + (language === 'en' && knowsWord(word) ? english : 0);
  });
  return found === 'en' && words.length <= 2 && COMPOUND.test(read) ? 'de' : (found ?? 'en');
}

/** Nouns that titles begin with: French and Spanish write them small inside a sentence. */
const COMMON_NOUN: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /^(?:portes|ateliers?|cours|stages?|concerts?|soirées?|journées?|appartement|maison|studio|ventes?|soldes|offres?|promotions?|marchés?|expositions?|dégustations?|déclaration|révision|menus?|cartes?|conseils?|ouverture|rentrée|visites?|fêtes?|spectacles?|festival|conférences?|collecte|chocolats?|formations?|initiation|séances?|livraison|brunch|dîner|déjeuner|poste|trois|deux|quatre|cinq)$/u,
  es: /^(?:jornadas?|clases?|cursos?|talleres|taller|pisos?|casas?|conciertos?|fiestas?|ferias?|exposici(?:ón|ones)|catas?|rebajas|ofertas?|descuentos?|menús?|cenas?|charlas?|visitas?|aceite|cambio|apertura|primer|primera|segunda|sesi(?:ón|ones)|errores|consejos|envíos?|reparto|tres|dos|cuatro|cinco|noches?|talleres)$/u,
};

/** "Unsere neuen Kuchen" → "unsere neuen Kuchen"; anything else may be a name or a noun, and keeps its capital. */
export function smallWordFirst(text: string, language: Language): string {
  const [first = '', second = ''] = text.split(' ');
  const small = first.toLowerCase();
  const elided = language === 'fr' && /^(?:[cdjlmnst]|qu)’/.test(small);
  const titled = language === 'fr' || language === 'es';
  const common = COMMON_NOUN[language]?.test(small) || knownInTrades(language, small);
  const noun = titled && common && /^\p{Ll}/u.test(second);
  return elided || noun || TELLING_WORDS[language].has(small)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
