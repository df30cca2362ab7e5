import type { TalkLanguage } from '../../languages/language.ts';

const ENDS =
  'cancel|delete|remove|erase|trash|withdraw|unschedule|unpublish|call off|get rid of|take (?:.{1,40} )?down';
const FRENCH = 'supprim|effac|annul|retir|enl[eè]v';

/** A message that begins by saying what must not be deleted or canceled. */
const FORBIDS: Readonly<Record<TalkLanguage, RegExp>> = {
  en: new RegExp(
    `^(?:(?:please|but|and|ok|okay|hey|wait)[,.!]? )*(?:(?:don't|dont|do not|never) (?:you )?(?:${ENDS})\\b|(?:i|we) (?:don't|dont|do not) want (?:you )?to (?:${ENDS})\\b|(?:keep|leave) (?:the|my|our|that|this) [^,;]{1,60} posts?[.!]?$)`,
  ),
  de: /^(?:(?:bitte|aber|und|halt)[,.!]? )*(?:(?:lösch|entfern|stornier|cancel)[a-z]* [^,;.!?]{1,80} nicht(?=[,;.!]|$)|nicht (?:[^,;.!?]{1,80} )?(?:löschen|entfernen|stornieren|absagen|canceln)\b|(?:[^,;.!?]{1,80} )?(?:bitte )?nicht (?:löschen|entfernen|stornieren|absagen|canceln)\b)/,
  fr: new RegExp(
    `^(?:s'il (?:te|vous) plaît,? |mais )?(?:ne (?:pas|rien|jamais) (?:${FRENCH})|(?:ne |n')(?:${FRENCH})[a-zé]* (?:surtout )?(?:pas|rien|jamais)\\b)`,
  ),
  es: /^(?:por favor,? |pero )?no (?:borr|elimin|cancel|quit|anul)(?:es|e|en|ar|éis)\b/,
  'pt-BR': /^(?:por favor,? |mas )?não (?:apag|exclu|cancel|delet|remov|tir)/,
  ar: /^(?:من فضلك[،,]? )?(?:لا|ما) ت(?:حذف|لغ|مسح|زل|زيل)/,
};

/** "Don't cancel the soup, move it to Friday": what follows the ban, empty where nothing does. Null without a ban. */
export function readForbiddenChange(query: string, language: TalkLanguage): { readonly rest: string } | null {
  const text = query.trim().toLowerCase().replaceAll('’', "'");
  if (text.length > LONGEST || !FORBIDS[language].test(text)) return null;
  const end = text.search(/[,;،.]/);
  return { rest: end === -1 ? '' : text.slice(end + 1).trim() };
}

const LONGEST = 300;
