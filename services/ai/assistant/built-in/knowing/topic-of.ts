import { naming } from '../../../language/network-words.ts';
import { withoutEnd } from '../slots/plain-text.ts';
import type { QuestionLanguage } from './question.ts';

/** Words that introduce the topic of a question. */
const ABOUT: Readonly<Record<QuestionLanguage, RegExp>> = {
  en: /\b(?:about|regarding|concerning|feedback on|reactions to|thoughts on|think of|posts? on|drafts? on|drafts? for|like the|like our|say to|with the topic) (.+)$/,
  de: /(?<![\p{L}])(?:über|zum thema|zur|zum|zu den|zu der|zu dem|zu|von|rund um|bezüglich|wegen) (.+)$/u,
};

/** Where the topic ends: at the verb, the time, or a second part of the sentence. */
const END: Readonly<Record<QuestionLanguage, RegExp>> = {
  en: naming(
    /\b(?:did|do|does|was|were|is|are|got|get|gets|has|have|had|performed?|work(?:ed)?|went|go|in|during|over|since|last|this|next|on (?:NETWORK|mon|tues|wednes|thurs|fri|satur|sun)|from (?:last|this|the last|january|february|march|april|may|june|july|august|september|october|november|december)|flop(?:ped)?|so far|lately|recently|please)\b.*$/,
  ),
  de: naming(
    /(?<![\p{L}])(?:lief(?:en)?|liefen|lauf(?:en|t)?|läuft|kam(?:en)?|war(?:en)?|ist|sind|hat(?:te)?|haben|ging(?:en)?|im|in den|in der|letzte[nrms]?|diese[nrms]?|seit|auf (?:NETWORK)|am besten|am schlechtesten|bitte|geschrieben|gesagt|gibt|zusammen|an|vor)(?![\p{L}]).*$/u,
  ),
};

/** "How did the stollen post do?" */
const NAMED =
  /^how (?:well )?(?:did|is|are|was|were|has|have) (?:the|my|our|that) (?!last|latest|newest|recent|previous)(.{2,60}?) posts?\b/;

/** Words that name no topic. */
const NO_TOPIC = naming(
  /\b(?:posts?|beitr[aä]ge?n?)$|^(?:us|me|it|that|this|them|you|my|our|the|we|i|NETWORK|uns|mich|das|es|dich|mir|dir)$/,
);
const LONGEST = 60;

/** "stollen" of "which post about stollen did best?"; null where nothing is named. */
export function topicOf(plain: string, language: QuestionLanguage): string | null {
  const [, topicText = ''] = NAMED.exec(plain.slice(Math.max(0, plain.lastIndexOf('how ')))) ?? [];
  const [, behind = topicText] = ABOUT[language].exec(plain) ?? [];
  const topic = withoutEnd(behind.replace(END[language], '').trim(), '?!.,"').replaceAll('"', '').trim();
  const bare = topic.replace(/^(?:the|our|my|die|der|das|den|dem|unsere[nrms]?|meine[nrms]?) /u, '');
  if (bare === '' || NO_TOPIC.test(bare) || NO_TOPIC.test(topic)) return null;
  return bare.slice(0, LONGEST);
}
