import type { PlannedPublication } from '@carillon/contracts/http/posts/list-planned.ts';

interface PlannedList {
  readonly publications: readonly PlannedPublication[];
}

/** A list in which these publications are due at another time. */
export const withDueAt =
  (ids: readonly string[], dueAt: string) =>
  <L extends PlannedList>(list: L | undefined): L | undefined =>
    list && {
      ...list,
      publications: list.publications.map((one) => (ids.includes(one.id) ? { ...one, due_at: dueAt } : one)),
    };
