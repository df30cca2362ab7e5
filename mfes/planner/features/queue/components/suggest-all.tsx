import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { savePostingSchedule } from '@carillon/contracts/http/posts/save-posting-schedule.ts';
import { actionErrorText, useAccountZone, useAction, useApi, useToasts } from '@carillon/sdk/index.ts';
import { Button, SparkIcon } from '@carillon/ui/index.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { bestTimesQuery } from '../api/use-best-times.ts';
import { QUEUE } from '../api/use-queue.ts';
import type { Account } from '../model/accounts.ts';
import { suggestionsOf, withSlots } from '../model/week.ts';

/** Gives every account that has no posting times yet the suggested ones; not there for a single account. */
export function SuggestAll({ accounts }: { readonly accounts: readonly Account[] }): ReactNode {
  const api = useApi();
  const queries = useQueryClient();
  const toasts = useToasts();
  const timezone = useAccountZone();
  const without = accounts.filter(({ schedule }) => !schedule?.slots.length);

  const give = async ({ platform, id, schedule }: Account): Promise<boolean> => {
    const platform_id = PLATFORMS[platform].id;
    const zone = schedule?.timezone ?? timezone;
    const best = await queries.ensureQueryData(bestTimesQuery(api, platform_id, zone));
    const suggested = suggestionsOf(best, platform, []).map(({ weekday, time }) => ({ weekday, time }));
    if (suggested.length === 0) return false;
    const body = {
      platform_id,
      page_id: id,
      timezone: zone,
      slots: withSlots([], suggested),
      version: schedule?.version ?? 0,
    };
    await api.call(savePostingSchedule, { body });
    return true;
  };
  const all = useAction(async () => Promise.allSettled(without.map(give)), {
    onDone(results) {
      const given = results.filter((one) => one.status === 'fulfilled' && one.value).length;
      const failed = results.find((one) => one.status === 'rejected');
      if (given > 0) toasts.success(`Suggested posting times saved for ${accountsText(given)}.`);
      if (failed) toasts.danger(actionErrorText(failed.reason as Error));
    },
  });
  if (without.length < 2 && !all.busy) return null;
  return (
    <Button
      loading={all.busy}
      onClick={async () => {
        await all.run(undefined);
        void queries.invalidateQueries({ queryKey: QUEUE });
      }}
    >
      <SparkIcon size={16} /> Use suggested times for {without.length} accounts
    </Button>
  );
}

const accountsText = (count: number): string => (count === 1 ? '1 account' : `${count} accounts`);
