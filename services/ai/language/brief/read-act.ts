import type { Language } from '../facts/fact.ts';
import { isGrave } from './grave/is-grave.ts';
import type { Ask, Point, SpeechAct } from './reading.ts';
import type { BriefWords } from './words/brief-words.ts';

/** Expressions that certainly mean the brief gives readers something, invites or thanks them. */
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

/** Points that bad news may still make. */
const STANDS: ReadonlySet<Point> = new Set(['seek', 'thank']);
/** Points whose meaning changes with a denial or a loss in the news. */
const UNSURE: ReadonlySet<Point> = new Set(['seek', 'launch', 'offer', 'invite', 'open', 'celebrate']);

/** Points of the whole brief that a later sentence may make. */
const ANYWHERE: ReadonlySet<Point> = new Set([
  'loss',
  'warn',
  'appeal',
  'apologize',
  'invite',
  'thank',
  'ask',
]);

/** Bad news is read without what only sounds like it. */
const bad = ({ points }: BriefWords) => points.filter(([point]) => SOBER.has(point));

/** Detects what a brief does. `news` is its first sentence, `whole` all of it. */
export function readAct(news: string, whole: string, language: Language, words: BriefWords): SpeechAct {
  const of = <T>(list: readonly (readonly [T, RegExp])[], text: string): T | undefined =>
    list.find(([, pattern]) => pattern.test(text))?.[0];
  const serious = whole.replace(words.harmless, ' ');
  const plainNews = news.replace(words.harmless, ' ');
  const strongPoints = words.points.filter(([point]) => !SOBER.has(point));
  const saidPoint =
    of(bad(words), plainNews) ??
    of(strongPoints, news) ??
    of(
      words.points.filter(([one]) => ANYWHERE.has(one)),
      serious,
    ) ??
    'tell';
  const status = of(words.statuses, plainNews) ?? 'on';
  const grave = isGrave(serious, language) || words.sober.test(serious);
  const sober =
    SOBER.has(saidPoint) ||
    (grave && !(saidPoint === 'thank' && of(strongPoints, news) === 'thank')) ||
    status === 'off';
  const shadowed = words.shadow.test(plainNews);
  const unsure = (sober && !STANDS.has(saidPoint)) || (shadowed && UNSURE.has(saidPoint));
  const point = WARM.has(saidPoint) && unsure ? 'tell' : saidPoint;
  return {
    point,
    status,
    ask: of(words.asks, serious) ?? ASK_OF[point] ?? 'nothing',
    speaker: words.we.test(whole) ? 'we' : words.first.test(whole) ? 'I' : 'named',
    warmth: WARM.has(point) && !sober && !words.shadow.test(serious) && status !== 'over' ? 'warm' : 'plain',
    shadowed,
    sober,
  };
}
