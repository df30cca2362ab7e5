import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import type { Sentences } from '../../languages/says.ts';
import type { BestTimes } from '../../tools.ts';
import { basisText, nextOf } from '../dialogues/post/suggest-times.ts';
import type { Slots } from '../read-message.ts';
import { localText } from '../slots/resolve-when.ts';
import { clockText } from '../slots/time-text.ts';
import { answer, reply, sentencesOf, type Talk } from '../talk.ts';

const A_MONDAY = Temporal.PlainDate.from('2026-11-23');

/** When posts do well, for each network by itself where several are named. */
export async function tellBestTimes(talk: Talk, { platforms }: Slots): Promise<EngineAnswer> {
  const says = sentencesOf(talk);
  const names = platforms && typeof platforms.names !== 'string' ? platforms.names : [];
  const asked: readonly (readonly PlatformName[])[] =
    names.length > 1 ? names.map((name) => [name]) : [names];
  const parts = await Promise.all(
    asked.map(async (one) => partOf(one, await talk.tools.bestTimes(one), says)),
  );
  // "At that time" is the first of them.
  const first = await talk.tools.bestTimes(names);
  const times = first.best.flatMap((slot) => nextOf(slot, talk.now)).map(localText);
  return answer(
    reply([...parts, says.figures.zone(talk.now.timeZoneId)].join('\n\n'), {
      intent: 'best_times',
      platforms: [...names],
      actions: talk.turn.memory.post ? [says.back] : [says.create, says.aside.analyze],
    }),
    {
      ...talk.turn.memory,
      ...(times.length > 0 && { shown: { kind: 'times', times, timezone: talk.now.timeZoneId } }),
    },
  );
}

function partOf(platforms: readonly PlatformName[], times: BestTimes, says: Sentences): string {
  const labels = platforms.map(labelOf);
  if (times.best.length === 0) return says.figures.noGoodTime(labels);
  const lines = times.best.map(({ weekday, hour }) => {
    const day = A_MONDAY.add({ days: weekday - 1 }).toLocaleString(says.locale, { weekday: 'long' });
    return `- ${says.at(day, clockText(Temporal.PlainTime.from({ hour }), says))}`;
  });
  return `${says.figures.bestTimes(labels, basisText(times, [], says))}\n\n${lines.join('\n')}`;
}
