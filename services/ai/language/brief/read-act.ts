import type { Language } from '../facts/fact.ts';
import { gravityOf } from '../topic/grave.ts';
import type { Ask, Point, SpeechAct } from './reading.ts';
import type { BriefWords } from './words/brief-words.ts';

/** By which a brief surely gives readers something, invites or thanks them. */
const WARM: ReadonlySet<Point> = new Set([
  'hire',
  'seek',
  'launch',
  'offer',
  'invite',
  'open',
  'thank',
  'celebrate',
]);
const SOBER: ReadonlySet<Point> = new Set([
  'cancel',
  'disrupt',
  'warn',
  'appeal',
  'loss',
  'cuts',
  'apologize',
]);
const ASK_OF: Readonly<Partial<Record<Point, Ask>>> = {
  hire: 'apply',
  seek: 'apply',
  launch: 'buy',
  offer: 'buy',
  invite: 'come',
  open: 'come',
  appeal: 'report',
  warn: 'beware',
  ask: 'reply',
};

/** Reads what a brief does. `news` is its first sentence, `whole` all of it. */
export function readAct(news: string, whole: string, language: Language, words: BriefWords): SpeechAct {
  const of = <T>(list: readonly (readonly [T, RegExp])[], text: string): T | undefined =>
    list.find(([, pattern]) => pattern.test(text))?.[0];
  const serious = whole.replace(words.harmless, ' ');
  const plainNews = news.replace(words.harmless, ' ');
  const point = of(words.points, plainNews) ?? of(words.points, serious) ?? 'tell';
  const status = of(words.statuses, plainNews) ?? 'on';
  const grave = gravityOf(serious, language) !== null || words.sober.test(serious);
  const sober = SOBER.has(point) || (grave && point !== 'thank') || status === 'off';
  return {
    point,
    status,
    ask: of(words.asks, serious) ?? ASK_OF[point] ?? 'nothing',
    speaker: words.we.test(whole) ? 'we' : words.first.test(whole) ? 'I' : 'named',
    warmth: WARM.has(point) && !sober && status !== 'over' ? 'warm' : 'plain',
    sober,
  };
}
