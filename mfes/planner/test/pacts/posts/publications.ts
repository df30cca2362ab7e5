import { cancelPublication } from '@carillon/contracts/http/posts/cancel-publication.ts';
import { listPlanned } from '@carillon/contracts/http/posts/list-planned.ts';
import { publishPublicationNow } from '@carillon/contracts/http/posts/publish-publication-now.ts';
import { retryPublication } from '@carillon/contracts/http/posts/retry-publication.ts';
import { inputOfPublication } from '@carillon/contracts/testing/examples/asked-by-id.ts';
import { pick } from '@carillon/contracts/testing/examples/pick.ts';
import {
  canceledPublication,
  queuedPublication,
  scheduled,
} from '@carillon/contracts/testing/examples/publications.ts';
import type { Pacts } from '@carillon/sdk/testing/pact.ts';
import { readPublication } from './read-publication.ts';

export async function readPublications({ exchange }: Pacts): Promise<void> {
  const post_id = '06128499-739c-4eb2-84a7-67b46281d8fd';
  await exchange(listPlanned, {
    state: 'a scheduled post',
    input: { query: { from: '2026-12-30T00:00:00.000Z', until: '2027-01-30T00:00:00.000Z' } },
    reads: {
      success: true,
      publications: [
        {
          ...pick(
            scheduled(post_id),
            ['id', 'platform', 'target_name', 'status', 'due_at', 'scheduled_time'],
            ['timezone', 'next_attempt_at', 'waiting_for', 'may_be_out', 'from_queue'],
            ['can_reschedule'],
          ),
          post_id,
          target_id: '104344569041026',
          words: 'Text 9fe65f27-cecd-4e34-b07e-d0dc2a4d7782',
        },
      ],
    },
  });
  const stopped = 'e4d6c010-fe79-4357-ae3e-9ebdbe4cc981';
  await exchange(cancelPublication, {
    state: 'a scheduled post',
    ...inputOfPublication(stopped),
    reads: {
      success: true,
      message: 'Canceled. It won’t be published.',
      publication: readPublication(canceledPublication(stopped, '2026-11-24T02:43:44.275Z')),
    },
  });
  const hurried = '1dd92f96-5620-406b-98a7-84d57313bdbe';
  await exchange(publishPublicationNow, {
    state: 'a scheduled post',
    ...inputOfPublication(hurried),
    reads: {
      success: true,
      message: 'It is on its way.',
      publication: readPublication(queuedPublication(hurried, '2026-11-24T02:43:52.947Z')),
    },
  });
  const refusedId = '4449f253-2efc-41f0-b3b9-f7f1b05416ba';
  await exchange(retryPublication, {
    state: 'a post that its network has refused',
    ...inputOfPublication(refusedId),
    reads: {
      success: true,
      message: 'It’s being published again.',
      publication: readPublication(queuedPublication(refusedId, '2026-11-24T02:43:54.406Z')),
    },
  });
}
