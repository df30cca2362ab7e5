import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import type { Sentences } from '../../languages/says.ts';
import type { BestTimes } from '../../tools.ts';
import { answer, type DialogueContext, reply, sentencesOf } from '../dialogue-context.ts';
import { basisText, nextOf } from '../dialogues/post/suggest-times.ts';
import type { Slots } from '../read-message.ts';
import { otherNetworksIn } from '../slots/platforms.ts';
import { localText } from '../slots/resolve-when.ts';
import { clockText } from '../slots/time-text.ts';
import { decline } from './small-talk.ts';

const A_MONDAY = Temporal.PlainDate.from('2026-11-23');

/** When posts do well, for each network by itself where several are named. */
export async function tellBestTimes(context: DialogueContext, { platforms }: Slots): Promise<EngineAnswer> {
  const says = sentencesOf(context);
  const names = platforms && typeof platforms.names !== 'string' ? platforms.names : [];
  // The times of other networks would be no answer.
  if (names.length === 0 && otherNetworksIn(context.plain).length > 0) return decline(context);
  const platformSets: readonly (readonly PlatformName[])[] =
    names.length > 1 ? names.map((name) => [name]) : [names];
  const parts = await Promise.all(
    platformSets.map(async (one) => partOf(one, await context.tools.bestTimes(one), says)),
  );
  // "At that time" is the first of them.
  const first = await context.tools.bestTimes(names);
  const times = first.best.flatMap((slot) => nextOf(slot, context.now)).map(localText);
  return answer(
    reply([...parts, says.figures.zone(context.now.timeZoneId)].join('\n\n'), {
      intent: 'best_times',
      platforms: [...names],
      actions: context.turn.memory.post ? [says.back] : [says.create, says.aside.analyze],
    }),
    {
      ...context.turn.memory,
      ...(times.length > 0 && { shown: { kind: 'times', times, timezone: context.now.timeZoneId } }),
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
