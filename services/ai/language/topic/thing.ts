import type { Form } from './form.ts';
import type { Language } from './language.ts';
import { hasVerb, tag } from './tagger.ts';
import { isForeignClause } from './verbs.ts';

const MOST_WORDS = 12;

/** What a statement is about, as a noun phrase. Only where it is all that is left of it, so that nothing gets lost. */
export function thingOf(inline: string, form: Form, language: Language): string | null {
  if (language === 'other' || /[:?!;]|[–—] /.test(inline)) return null;
  const named =
    (form === 'name' && !(language === 'en' && INTRODUCES.test(inline)) ? inline : null) ??
    OBJECT[language].exec(inline)?.[1] ??
    subjectOf(inline, language);
  if (!named || named.split(' ').length > MOST_WORDS) return null;
  return language === 'en' ? (isEnglishName(named, form) ? named : null) : isForeignName(named, language);
}

/** "Introducing a rye loaf" has no verb that says who, and is no name all the same. */
const INTRODUCES =
  /^(?:introducing|launching|presenting|announcing|hosting|opening|starting|hiring|releasing|publishing) /i;

const VERB =
  '(?:hiring|launch(?:ing)?|launches|introduc(?:es?|ing)|present(?:s|ing)?|offer(?:s|ing)?|releas(?:es?|ing)|host(?:s|ing)?|start(?:s|ing)?|open(?:s|ing)?|publish(?:es|ing)?|looking for|seek(?:s|ing)?|need(?:s)?|search(?:ing)? for)';
const OBJECT: Readonly<Record<Exclude<Language, 'other'>, RegExp>> = {
  en: new RegExp(
    `^(?:(?:(?:we|i)(?: are|’re| am|’m)? |(?:an?|the|our|my) (?:[a-z’-]+ ){1,3}(?:is |are )?|)(?:now |proudly |finally |currently )?${VERB}|(?:join(?: us for)?|try|meet|visit|discover|taste|enjoy|come to|check out)) (.+)$`,
    'i',
  ),
  de: /^(?:wir )?(?:suchen|eröffnen|starten|präsentieren|bieten|veranstalten) (.+)$/i,
  fr: /^(?:nous )?(?:recherchons|recrutons|ouvrons|lançons|proposons|organisons|présentons|découvrez) (.+)$/i,
  es: /^(?:nosotros )?(?:buscamos|abrimos|lanzamos|ofrecemos|presentamos|organizamos|contratamos|inauguramos) (?:a )?(.+)$/i,
};

/** "Our new autumn menu launches" */
const SUBJECT =
  /^((?:an?|the|our|my) .+) (?:launches|starts|begins|arrives|opens|comes out|drops|is here|is out)$/i;
const subjectOf = (inline: string, language: Language): string | null =>
  language === 'en' ? (SUBJECT.exec(inline)?.[1] ?? null) : null;

const NAME_START = /^(DT|PRP\$|CD|JJ|JJR|JJS|NN|NNS|NNP|NNPS|VBN|VBG)$/;
const NO_NAME_START =
  /^(it|this|that|these|those|we|i|you|they|he|she|just|now|please|why|how|what|when|where|who|new in|not|no|only|more|on|in|at|from|for|with|until|last|again|back|up|out|online|until|since|after|happy|merry|thanks|thank|hiring|looking|beware|save)\b/i;

function isEnglishName(text: string, form: Form): boolean {
  if (NO_NAME_START.test(text) || / (?:looking for|seeks?|seeking|wanted|needed)\b/i.test(text)) return false;
  const words = tag(text);
  const last = words.at(-1)?.tag ?? '';
  if (!NAME_START.test(words[0]?.tag ?? '') || !/^(NN|NNS|NNP|NNPS|CD|VBG)$/.test(last)) return false;
  return form === 'name' || !hasVerb(words);
}

/** Where the article would show a case that doesn't stand alone, there is none. */
const NO_FOREIGN_NAME: Readonly<Record<Exclude<Language, 'other' | 'en'>, RegExp>> = {
  de: /^(einen|einem|einer|eines|unseren|unserem|unserer|den|dem|des|meinen|wir|ihr|ich|es|ab|am|im|seit|heute|neu im|jetzt|ohne|in|bei|mit|für|von|zum|zur|nicht|danke|vielen dank|frohe[sn]?|so|wie|warum|was|bis|vorsicht|achtung|willkommen|kommt|drei tipps)\b|\bein$/i,
  fr: /^(nous|vous|je|il|elle|on|ce soir|dès|à|au|aux|en|du|pour|par|sur|avec|dans|ne|plus|merci|comment|pourquoi|bientôt|venez|joyeu\w*|bonnes?|bienvenue|attention|trois conseils)(?!\p{L})/iu,
  es: /^(este|hoy|mañana|ya|en|a|al|por|para|con|desde|nos|no|gracias|cómo|por qué|ven|todos|feliz|felices|se|así|bienvenid\p{L}*|cuidado|atención|tres consejos)(?!\p{L})/iu,
};

const isForeignName = (text: string, language: Exclude<Language, 'other' | 'en'>): string | null =>
  NO_FOREIGN_NAME[language].test(text) || isForeignClause(text, language) || endsSmall(text, language)
    ? null
    : text;

/** A German name ends in a noun: "Ausbildungsplatz frei" says something of it. */
const endsSmall = (text: string, language: Language): boolean =>
  language === 'de' && /(?:^| )\p{Ll}[\p{L}-]*$/u.test(text);
