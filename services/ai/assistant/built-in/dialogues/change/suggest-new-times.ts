import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { EngineAnswer } from '../../../conversation-engine.ts';
import { timeText } from '../../slots/time-text.ts';
import { sentencesOf, type Talk } from '../../talk.ts';
import { basisText, nextOf } from '../post/suggest-times.ts';
import { askTime } from './ask-about-change.ts';

const MOST = 3;

/** "At the best time": the next ones on the networks of the post that is to be moved. */
export async function suggestNewTimes(talk: Talk, meant: readonly UserPost[]): Promise<EngineAnswer> {
  const platforms = [...new Set(meant.map(({ platform }) => platform))];
  const times = await talk.tools.bestTimes(platforms);
  const next = times.best.flatMap((slot) => nextOf(slot, talk.now)).slice(0, MOST);
  const says = sentencesOf(talk);
  const [best, ...others] = next.map((time) => timeText(time, talk.now, says));
  if (!best) return askTime(talk, meant, says.changes.noBetterTime);
  const told = `${says.best(best)}, ${basisText(times, platforms, says)}.`;
  return askTime(talk, meant, told, [best, ...others]);
}
