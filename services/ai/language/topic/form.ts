import type { Language } from './language.ts';
import { hasVerb, tag } from './tagger.ts';
import { isForeignClause } from './verbs.ts';

/** A name for something, a whole clause, an imperative, a question, or the title of something to report. */
export type Form = 'name' | 'clause' | 'request' | 'question' | 'title';

const TITLE =
  /^((why|how|what|when|where|who)\b|behind the scenes|(\d+|two|three|four|five|six|seven|eight|nine|ten) ([\w’-]+ )?(lessons|tips|ways|signs|questions|myths|facts|habits|things|reasons|mistakes|steps|ideas|stretches|exercises|rules|tricks|recipes)\b)/i;
const REQUEST =
  /^(please|let’s|don’t|do|join|come|try|book|save|meet|visit|check|get|grab|order|discover|see|celebrate|remember|follow|sign|register|bring|help|support|donate|vote|watch|listen|enjoy|stop|drop|be|beware|make|take|give|find|learn|start|stay|shop|send|tell|share|swap|say|apply|subscribe|download|mark|treat|pick|choose)\b(?!-)/i;

const FOREIGN_TITLE =
  /^(?:(?:warum|wie|was|worauf|wann|wo|pourquoi|comment|quand|por qué|cómo|qué|cuándo|hinter den kulissen|les coulisses)(?!\p{L})|(?:\d{1,2}|zwei|drei|vier|fünf|sechs|sieben|zehn|deux|trois|quatre|cinq|six|sept|dix|dos|tres|cuatro|cinco|seis|siete|diez) (?:\p{L}{3,20} )?(?:tipps|fehler|gründe|ideen|dinge|wege|schritte|conseils|erreurs|raisons|idées|astuces|consejos|errores|razones|ideas|trucos)(?!\p{L}))/iu;

/** A verb that the tagger mistakes for a noun. */
const CLAUSE =
  /^(?:our|my|the) (?:[a-z’-]+ ){1,3}(?:(?:now|just|also|still) [a-z]+(?:s|ed)|[a-z]{3,}ed (?:a|an|the|our|its|all|over|more|\d[\d,.]*)) /i;

export function formOf(lead: string, language: Language): Form {
  if (language === 'other') return 'name';
  if (language !== 'en') {
    if (FOREIGN_TITLE.test(lead)) return 'title';
    return isForeignClause(lead, language) ? 'clause' : 'name';
  }
  if (TITLE.test(lead)) return 'title';
  if (REQUEST.test(lead) && lead.includes(' ')) return 'request';
  return CLAUSE.test(lead) || hasVerb(tag(lead)) ? 'clause' : 'name';
}
