import { listText } from '@carillon/contracts/domain/list-text.ts';
import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import type { BestTimes } from '../../tools.ts';
import { basisText, nextOf } from '../dialogues/post/suggest-times.ts';
import type { Slots } from '../read-message.ts';
import { localText } from '../slots/resolve-when.ts';
import { clockText } from '../slots/time-text.ts';
import { answer, reply, type Talk } from '../talk.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** When posts do well, for each network by itself where several are named. */
export async function tellBestTimes(talk: Talk, { platforms }: Slots): Promise<EngineAnswer> {
  const names = platforms && typeof platforms.names !== 'string' ? platforms.names : [];
  const asked: readonly (readonly PlatformName[])[] =
    names.length > 1 ? names.map((name) => [name]) : [names];
  const parts = await Promise.all(asked.map(async (one) => partOf(one, await talk.tools.bestTimes(one))));
  // "At that time" is the first of them.
  const first = await talk.tools.bestTimes(names);
  const times = first.best.flatMap((slot) => nextOf(slot, talk.now)).map(localText);
  const { zone } = { zone: talk.now.timeZoneId };
  return answer(
    reply([...parts, `Times are in ${zone}.`].join('\n\n'), {
      intent: 'best_times',
      platforms: [...names],
      actions: talk.turn.memory.post ? ['Back to my post'] : ['Create new content', 'Analyze performance'],
    }),
    {
      ...talk.turn.memory,
      ...(times.length > 0 && { shown: { kind: 'times', times, timezone: talk.now.timeZoneId } }),
    },
  );
}

function partOf(platforms: readonly PlatformName[], times: BestTimes): string {
  const where = platforms.length > 0 ? `on ${listText(platforms.map(labelOf))}` : 'over all your networks';
  if (times.best.length === 0) return `I know no good time ${where} yet.`;
  const lines = times.best.map(
    ({ weekday, hour }) => `- ${DAYS[weekday - 1]} at ${clockText(Temporal.PlainTime.from({ hour }))}`,
  );
  return `The best times ${where}, ${basisText(times, [])}:\n\n${lines.join('\n')}`;
}
