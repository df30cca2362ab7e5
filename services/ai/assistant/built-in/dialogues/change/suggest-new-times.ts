import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { EngineAnswer } from '../../../conversation-engine.ts';
import { type DialogueContext, sentencesOf } from '../../dialogue-context.ts';
import { timeText } from '../../slots/time-text.ts';
import { basisText, nextOf } from '../post/suggest-times.ts';
import { askTime } from './ask-about-change.ts';

const LIMIT = 3;

/** "At the best time": the next ones on the networks of the post that is to be moved. */
export async function suggestNewTimes(
  context: DialogueContext,
  posts: readonly UserPost[],
): Promise<EngineAnswer> {
  const platforms = [...new Set(posts.map(({ platform }) => platform))];
  const times = await context.tools.bestTimes(platforms);
  const next = times.best.flatMap((slot) => nextOf(slot, context.now)).slice(0, LIMIT);
  const says = sentencesOf(context);
  const [best, ...others] = next.map((time) => timeText(time, context.now, says));
  if (!best) return askTime(context, posts, says.changes.noBetterTime);
  const bestTimesText = `${says.best(best)}, ${basisText(times, platforms, says)}.`;
  return askTime(context, posts, bestTimesText, [best, ...others]);
}
