import type { PostingScheduleView, WantedSchedule } from '@carillon/contracts/http/posts/posting-schedule.ts';
import { previewPostingSchedule } from '@carillon/contracts/http/posts/preview-posting-schedule.ts';
import { savePostingSchedule } from '@carillon/contracts/http/posts/save-posting-schedule.ts';
import { useAction, useApi, useToasts } from '@carillon/sdk/index.ts';
import { useQueryClient } from '@tanstack/react-query';
import { PLANNED } from '../../../lib/query-keys.ts';
import { QUEUE } from './use-queue.ts';

/** Looks at what other slots would move, and saves them. */
export function useSaveSlots() {
  const api = useApi();
  const toasts = useToasts();
  const queries = useQueryClient();
  // What was changed meanwhile is seen at once.
  const onFailed = () => void queries.invalidateQueries({ queryKey: QUEUE });
  const preview = useAction((body: WantedSchedule) => api.call(previewPostingSchedule, { body }), {
    onFailed,
  });
  const save = useAction(
    (body: WantedSchedule & { plan?: string }) => api.call(savePostingSchedule, { body }),
    {
      onFailed,
      onDone: ({ message, schedule, moved }) => {
        toasts.success(message);
        queries.setQueryData(QUEUE, (all: readonly PostingScheduleView[] = []) => [
          ...all.filter((one) => !isSame(one, schedule)),
          schedule,
        ]);
        if (moved > 0) void queries.invalidateQueries({ queryKey: PLANNED });
      },
    },
  );
  return { preview, save };
}

const isSame = (a: PostingScheduleView, b: PostingScheduleView): boolean =>
  a.platform === b.platform && a.target_id === b.target_id;
