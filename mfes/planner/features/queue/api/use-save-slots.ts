import type { PostingScheduleView, WantedSchedule } from '@carillon/contracts/http/posts/posting-schedule.ts';
import { previewPostingSchedule } from '@carillon/contracts/http/posts/preview-posting-schedule.ts';
import { savePostingSchedule } from '@carillon/contracts/http/posts/save-posting-schedule.ts';
import { actionErrorText, serviceText, useAction, useApi, useToasts } from '@carillon/sdk/index.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PLANNED } from '../../../lib/query-keys.ts';
import { QUEUE } from './use-queue.ts';

interface Saving {
  readonly body: WantedSchedule & { plan?: string };
  /** The previous slots, if the user can undo the change. */
  readonly undo?: WantedSchedule;
}

/** Looks at what other slots would move, and saves them. */
export function useSaveSlots() {
  const api = useApi();
  const toasts = useToasts();
  const queries = useQueryClient();
  // Changes made meanwhile are shown at once.
  const onFailed = () => void queries.invalidateQueries({ queryKey: QUEUE });
  const show = (schedule: PostingScheduleView): void => {
    queries.setQueryData(QUEUE, (all: readonly PostingScheduleView[] = []) => [
      ...all.filter((one) => !isSame(one, schedule)),
      schedule,
    ]);
  };
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const takeBack = async (before: WantedSchedule, version: number): Promise<void> => {
    setUndo(null);
    try {
      show((await api.call(savePostingSchedule, { body: { ...before, version } })).schedule);
    } catch (error) {
      toasts.danger(actionErrorText(error as Error));
      onFailed();
    }
  };
  const preview = useAction((body: WantedSchedule) => api.call(previewPostingSchedule, { body }), {
    onFailed,
  });
  const save = useAction(({ body }: Saving) => api.call(savePostingSchedule, { body }), {
    onFailed,
    onDone: ({ message, message_text, schedule, moved }, { undo = null }) => {
      // The undo button next to the saved slots reports it.
      setUndo(() => undo && (() => void takeBack(undo, schedule.version)));
      if (!undo) toasts.success(serviceText(message, message_text));
      show(schedule);
      if (moved > 0) void queries.invalidateQueries({ queryKey: PLANNED });
    },
  });
  return { preview, save, undo, forgetUndo: () => setUndo(null) };
}

const isSame = (a: PostingScheduleView, b: PostingScheduleView): boolean =>
  a.platform === b.platform && a.target_id === b.target_id;
