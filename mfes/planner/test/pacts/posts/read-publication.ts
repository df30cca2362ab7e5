import type { PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import { pick } from '@carillon/contracts/testing/examples/pick.ts';
import { RIGHTS } from '@carillon/contracts/testing/examples/publications.ts';

/** The fields of a publication that the planner uses. */
export const PUBLICATION = [
  ...(['id', 'platform', 'platform_id', 'page_id', 'target_name', 'status', 'due_at'] as const),
  ...(['scheduled_time', 'timezone', 'from_queue', 'late', 'next_attempt_at', 'waiting_for'] as const),
  ...(['may_be_out', ...RIGHTS] as const),
];

export const readPublication = (one: PublicationView) => pick(one, PUBLICATION);
