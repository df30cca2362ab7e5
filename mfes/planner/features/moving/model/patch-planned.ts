import type { PlannedPublication } from '@carillon/contracts/http/posts/list-planned.ts';

interface Listed {
  readonly publications: readonly PlannedPublication[];
}

/** A list in which these publications are due at another time. */
export const withDueAt =
  (ids: readonly string[], dueAt: string) =>
  <L extends Listed>(listed: L | undefined): L | undefined =>
    listed && {
      ...listed,
      publications: listed.publications.map((one) =>
        ids.includes(one.id) ? { ...one, due_at: dueAt } : one,
      ),
    };
