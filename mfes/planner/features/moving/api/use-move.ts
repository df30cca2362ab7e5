import { reschedulePost } from '@carillon/contracts/http/posts/reschedule-post.ts';
import {
  actionErrorText,
  asApiError,
  fieldError,
  isOnline,
  NoResponseError,
  serviceText,
  shortTime,
  useAccountZone,
  useApi,
} from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Entry, movable, nameOf } from '../../../lib/entry.ts';
import { MOVING, PLANNED } from '../../../lib/query-keys.ts';
import { quote } from '../../../lib/quote.ts';
import { withDueAt } from '../model/patch-planned.ts';
import type { TargetTime } from '../model/target-time.ts';

interface Move {
  readonly entry: Entry;
  /** The ids of the publications to move. Without it, all that can be moved. */
  readonly only?: readonly string[] | undefined;
  readonly to: TargetTime;
  readonly isUndo?: boolean;
}

/** The result of the last move. */
export interface MoveNote {
  readonly kind: 'done' | 'failed';
  readonly words: string;
  /** The undo, while there is one. */
  readonly undo: Move | null;
}

/** Moves posts: shown where they are put at once, and put back when the server refuses. Several may be under way. */
export function useMove() {
  const api = useApi();
  const queries = useQueryClient();
  const zone = useAccountZone();
  const [note, setNote] = useState<MoveNote | null>(null);

  const { mutate } = useMutation({
    mutationKey: MOVING,
    networkMode: 'always',
    retry: false,
    mutationFn: async ({ entry, to, ...move }: Move) => {
      if (!isOnline()) throw new NoResponseError();
      const { scheduled_time, timezone } = to;
      const publications = idsOf({ entry, ...move });
      return api.call(reschedulePost, {
        params: { id: entry.postId },
        body: { scheduled_time, timezone, publications },
      });
    },
    onMutate: async (move) => {
      setNote(null);
      await queries.cancelQueries({ queryKey: PLANNED });
      queries.setQueriesData({ queryKey: PLANNED }, withDueAt(idsOf(move), move.to.at.toISOString()));
    },
    onSuccess: ({ refused }, move) => {
      const { entry, to, isUndo } = move;
      const name = nameOf(entry);
      const time = shortTime(to.at, zone, new Date());
      const words = isUndo ? t`“${name}” is back at ${time}.` : t`“${name}” was moved to ${time}.`;
      const refusedTexts = refused.map(
        ({ target_name, message, message_text }) => `${target_name}: ${serviceText(message, message_text)}`,
      );
      setNote({
        kind: 'done',
        words: [words, ...refusedTexts].join(' '),
        undo: isUndo ? null : wayBack(move),
      });
    },
    onError: (error, { entry, only }) => {
      const ids = only ?? movable(entry).map(({ id }) => id);
      // Without an answer the outcome is unknown: the list is reloaded below.
      if (asApiError(error)) queries.setQueriesData({ queryKey: PLANNED }, withDueAt(ids, entry.dueAt));
      const why =
        fieldError(error, 'scheduled_time') ?? fieldError(error, 'timezone') ?? actionErrorText(error);
      const name = quote(nameOf(entry));
      setNote({ kind: 'failed', words: t`${name} wasn’t moved: ${why}`, undo: null });
    },
    onSettled: () =>
      queries.isMutating({ mutationKey: MOVING }) === 1
        ? queries.invalidateQueries({ queryKey: PLANNED })
        : undefined,
  });

  return {
    note,
    move: (move: Move): void => mutate(move),
    tell: (words: string): void => setNote({ kind: 'failed', words, undo: null }),
    dismiss: (): void => setNote(null),
  };
}
export type Moving = ReturnType<typeof useMove>;

const idsOf = ({ entry, only }: Pick<Move, 'entry' | 'only'>): string[] => [
  ...(only ?? movable(entry).map(({ id }) => id)),
];

/** To where it was, while that is still to come. */
function wayBack({ entry, only, to }: Move): Move | null {
  const ids = idsOf({ entry, only });
  const { scheduled_time, timezone, due_at } = entry.publications.find(({ id }) => ids.includes(id)) ?? {};
  if (!scheduled_time || !timezone || !due_at || new Date(due_at) <= new Date()) return null;
  const at = new Date(due_at);
  return {
    entry: { ...entry, dueAt: to.at.toISOString() },
    only: ids,
    to: { at, scheduled_time, timezone },
    isUndo: true,
  };
}
