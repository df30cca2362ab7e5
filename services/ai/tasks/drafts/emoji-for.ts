import type { Point, SpeechAct } from '../../language/brief/reading.ts';
import type { Details } from './schema.ts';

/** Purposes that get one without being asked. */
const USUAL: ReadonlySet<Point> = new Set(['launch', 'open', 'thank', 'celebrate']);
const EMOJI: Readonly<Partial<Record<Point, string>>> = {
  hire: '👋',
  seek: '🙌',
  launch: '✨',
  offer: '👉',
  invite: '👋',
  open: '✨',
  thank: '💛',
  celebrate: '🎉',
};
/** Only if the user asks for emoji and the brief is none of these. */
const ANY = '📣';

/** Which drafts get an emoji, and which one. Empty if none fits. */
export function emojiFor(
  { point, warmth, sober }: SpeechAct,
  { emoji, tone }: Details,
): { readonly sign: string; readonly everywhere: boolean } {
  const wantsEmoji = emoji ?? (tone === 'warm' || tone === 'lively' ? true : undefined);
  const none =
    sober || emoji === false || (emoji === undefined && (tone === 'plain' || tone === 'professional'));
  if (none || (warmth === 'plain' && wantsEmoji !== true)) return { sign: '', everywhere: false };
  if (wantsEmoji !== true && !USUAL.has(point)) return { sign: '', everywhere: false };
  return { sign: EMOJI[point] ?? ANY, everywhere: wantsEmoji === true };
}
