import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import type { WantedSchedule } from '@carillon/contracts/http/posts/posting-schedule.ts';
import { savePostingSchedule } from '@carillon/contracts/http/posts/save-posting-schedule.ts';
import {
  actionErrorText,
  listText,
  useAccountZone,
  useAction,
  useApi,
  useToasts,
} from '@carillon/sdk/index.ts';
import { Button, SparkIcon } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { focusIfLost } from '../../../lib/focus-if-lost.ts';
import { bestTimesQuery } from '../api/use-best-times.ts';
import { QUEUE } from '../api/use-queue.ts';
import type { Account } from '../model/accounts.ts';
import { suggestionsOf, withSlots } from '../model/week.ts';
import { Undo } from './undo.tsx';

/** Gives every account that has no posting times yet the suggested ones; not there for a single account. */
export function SuggestAll({ accounts }: { readonly accounts: readonly Account[] }): ReactNode {
  const api = useApi();
  const queries = useQueryClient();
  const toasts = useToasts();
  const timezone = useAccountZone();
  const [before, setBefore] = useState<readonly WantedSchedule[]>([]);
  const undone = useRef(false);
  const without = accounts.filter(({ schedule }) => !schedule?.slots.length);

  /**
   * Saves the suggested slots, and returns the previous ones over the new version; null where nothing is suggested.
   */
  const give = async ({ platform, id, schedule }: Account): Promise<WantedSchedule | null> => {
    const platform_id = PLATFORMS[platform].id;
    const zone = schedule?.timezone ?? timezone;
    const best = await queries.ensureQueryData(bestTimesQuery(api, platform_id, zone));
    const suggested = suggestionsOf(best, platform, []).map(({ weekday, time }) => ({ weekday, time }));
    if (suggested.length === 0) return null;
    const body = {
      platform_id,
      page_id: id,
      timezone: zone,
      slots: withSlots([], suggested),
      version: schedule?.version ?? 0,
    };
    const reply = await api.call(savePostingSchedule, { body });
    return { ...body, slots: [], version: reply.schedule.version };
  };
  const all = useAction(async () => Promise.allSettled(without.map(give)), {
    onDone(results) {
      setBefore(results.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : [])));
      const failed = results.find((one) => one.status === 'rejected');
      if (failed) toasts.danger(actionErrorText(failed.reason as Error));
    },
  });
  const takeBack = useAction(
    async () => Promise.allSettled(before.map((body) => api.call(savePostingSchedule, { body }))),
    {
      onDone(results) {
        setBefore([]);
        const failedNames = results.flatMap(({ status }, at) =>
          status === 'rejected' ? nameOf(before[at]) : [],
        );
        if (failedNames.length > 0)
          toasts.danger(
            t`The posting slots of ${{ accounts: listText(failedNames) }} have changed since you added the suggested slots, so those couldn’t be removed.`,
          );
      },
    },
  );
  const nameOf = (body: WantedSchedule | undefined): string[] =>
    accounts
      .filter(({ platform, id }) => PLATFORMS[platform].id === body?.platform_id && id === body.page_id)
      .map(({ name }) => name);
  const refresh = (): void => void queries.invalidateQueries({ queryKey: QUEUE });
  if (before.length > 0)
    return (
      <Undo
        busy={takeBack.busy}
        onUndo={() => {
          undone.current = true;
          void takeBack.run(undefined).then(refresh);
        }}
      >
        {plural(before.length, {
          one: 'Suggested slots saved for # account.',
          other: 'Suggested slots saved for # accounts.',
        })}
      </Undo>
    );
  if (without.length < 2 && !all.busy) return null;
  return (
    <Button
      className="queue-all"
      ref={(button) => {
        if (!button || !undone.current) return;
        undone.current = false;
        focusIfLost(button);
      }}
      icon={<SparkIcon size={16} />}
      loading={all.busy}
      onClick={async () => {
        await all.run(undefined);
        refresh();
      }}
    >
      {plural(without.length, {
        one: 'Use suggested slots for # account',
        other: 'Use suggested slots for # accounts',
      })}
    </Button>
  );
}
