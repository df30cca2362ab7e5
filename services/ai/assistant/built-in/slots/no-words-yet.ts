import { localeNames } from '@carillon/contracts/domain/locales.ts';
import { glossed } from '../../languages/glosses/gloss.ts';
import type { TalkLanguage } from '../../languages/language.ts';
import { plainText } from './plain-text.ts';

/** Words that change nothing of what such an answer says. */
const SMALL = new Set(
  [
    'yet still really honestly right now just so ok okay sorry please maybe perhaps that it this there here about carillon thanks',
    'noch jetzt gerade ehrlich mal kurz bitte leider es das dazu da mir etwas vielleicht danke',
    'encore vraiment maintenant désolé désolée pardon peut être merci ça',
    'ainda agora desculpe desculpa isso isto talvez obrigado obrigada por favor',
    'الآن بعد فقط ربما من فضلك شكرا',
    'aún todavía ahora perdón lo eso quizá quizás gracias por favor',
  ].flatMap((words) => words.split(' ')),
);
const HESITATES = new Set('hm hmm hmmm um umm uh er well oh äh ähm tja euh ben bah eh pues'.split(' '));

/** Slashes part them. */
const SAID: Readonly<Record<TalkLanguage, string>> = {
  en: "i don't know / we don't know / i do not know / i don't know what to write / i don't know what to say / don't know / dunno / i dunno / idk / no idea / i have no idea / no clue / not sure / i'm not sure / i am not sure / we're not sure / unsure / can't say / i can't say / later / i'll tell you later / i'll do it later / i'll add it later / ask me later / not now / skip / skip this one / i'll skip / pass / next / let me think / let me check / let me see / i need to think / i have to think / i'll think / i need to check / i have to check / i'll check / one moment / one second / a second / a moment / give me a moment / give me a minute / give me a second / hang on / you decide / you choose / up to you / whatever / anything / help / help me / i need help / can you help / can you help me / hi / hi there / hello / hello there / hey / hey there / hiya / yo / good morning / good afternoon / good evening / good day",
  de: 'ich weiß es noch nicht / ich weiß noch nicht / weiß noch nicht / weiß ich noch nicht / noch nicht sicher / ich bin noch nicht sicher / ich weiß nicht / ich weiss nicht / weiß ich nicht / weiß nicht / weiss nicht / wissen wir nicht / wir wissen nicht / keine ahnung / nicht sicher / bin nicht sicher / ich bin nicht sicher / bin unsicher / später / sage ich später / überspringen / überspring / weiter / lass mich überlegen / lass mich nachdenken / lassen sie mich überlegen / lassen sie mich nachdenken / ich überlege / ich muss überlegen / ich muss nachdenken / ich muss nachsehen / ich muss nachschauen / muss überlegen / einen moment / hilfe / hilf / helfen sie / ich brauche hilfe / hallo / guten morgen / guten tag / guten abend / moin / servus / grüß gott / egal',
  fr: "je ne sais pas encore / je sais pas encore / pas encore sûr / je ne suis pas encore sûr / je ne suis pas encore sûre / je ne sais pas / je sais pas / j'sais pas / on ne sait pas / nous ne savons pas / sais pas / aucune idée / pas sûr / pas sûre / je ne suis pas sûr / je ne suis pas sûre / je suis pas sûr / je suis pas sûre / plus tard / passer / passe / passons / on passe / laisse-moi réfléchir / laissez-moi réfléchir / je réfléchis / je vais réfléchir / je dois réfléchir / je dois vérifier / un moment / un instant / aide / aide-moi / aidez-moi / à l'aide / au secours / bonjour / bonsoir / salut / coucou",
  es: 'todavía no lo sé / todavía no sé / aún no lo sé / aún no sé / no lo sé todavía / no lo sé aún / todavía no estoy seguro / todavía no estoy segura / aún no estoy seguro / déjame pensar un momento / déjame pensarlo un momento / no sé / no se / no sabemos / ni idea / no tengo idea / no tengo ni idea / no estoy seguro / no estoy segura / más tarde / luego / después / te digo luego / saltar / salta / sáltalo / omitir / paso / déjame pensar / déjame pensarlo / déjame ver / déjeme pensar / tengo que pensar / tengo que pensarlo / tengo que mirarlo / lo pienso / un momento / ayuda / ayúdame / necesito ayuda / hola / buenas / buenos días / buenas tardes / buenas noches',
  'pt-BR':
    'não sei / nao sei / ainda não sei / não sei ainda / não sabemos / não tenho ideia / não faço ideia / sem ideia / não tenho certeza / ainda não tenho certeza / mais tarde / depois / depois te digo / pular / pula / próximo / deixa eu pensar / deixe-me pensar / preciso pensar / vou pensar / vou ver / preciso ver / um momento / um minuto / ajuda / me ajude / preciso de ajuda / olá / oi / bom dia / boa tarde / boa noite / tanto faz / você decide',
  ar: 'لا أعرف / لا اعرف / لا أعرف بعد / لا أدري / لست متأكدا / لست متأكدًا / ليس لدي فكرة / لاحقا / لاحقًا / تخطي / دعني أفكر / سأفكر / لحظة / مساعدة / ساعدني / أحتاج مساعدة / مرحبا / مرحبًا / أهلا / أهلًا / السلام عليكم / صباح الخير / مساء الخير',
};

const coreOf = (clause: string): string =>
  clause
    .split(' ')
    .filter((word) => word && !SMALL.has(word) && !HESITATES.has(word))
    .join(' ');

const clausesOf = (plain: string): string[] =>
  plain
    .replace(/'/g, '')
    .replace(/-/g, ' ')
    .split(/[^\p{L}\p{N} ]+/u)
    .map((clause) => clause.trim())
    .filter(Boolean);

/** As they are said, and as a message's commands are read. */
const CORES = new Set(
  localeNames.flatMap((language) =>
    SAID[language]
      .split(' / ')
      .flatMap((phrase) => [phrase, plainText(glossed(phrase, language))])
      .map((phrase) => coreOf(clausesOf(phrase).join(' ')))
      .filter(Boolean),
  ),
);

const isHesitation = (clause: string): boolean =>
  coreOf(clause) === '' && clause.split(' ').some((word) => HESITATES.has(word));

/** "I don't know yet", "later", "help", a greeting: an answer to what the words are, and none of them. */
export function hasNoWordsYet(plain: string): boolean {
  const clauses = clausesOf(plain);
  const says = (clause: string) => CORES.has(coreOf(clause)) || isHesitation(clause);
  return (
    says(clauses.join(' ')) ||
    (clauses.some(says) && clauses.every((clause) => says(clause) || coreOf(clause) === ''))
  );
}
