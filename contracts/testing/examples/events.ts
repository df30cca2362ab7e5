import type { EventOf } from '../../event.ts';
import type { commentReceived } from '../../events/analytics/comment-received.ts';
import type { connectionChanged } from '../../events/identity/connection-changed.ts';
import type { memberChanged } from '../../events/identity/member-changed.ts';
import type { publicationChanged } from '../../events/posts/publication-changed.ts';
import type { reviewChanged } from '../../events/posts/review-changed.ts';
import { publicationOf } from './asked-by-id.ts';
import { publishedPublication } from './publications.ts';

const USER = '6a259c16-4950-4187-b6ff-98e02db32a46';
const WORKSPACE = '04d79de8-e649-4c18-a10b-76538063ef99';
const POST = '28e826b9-6be6-4de3-bc71-5df96fd0f302';

export const ACCOUNT_DELETED = { user_id: USER };
export const ACCOUNT_RECLAIMED = { user_id: USER };
export const WORKSPACE_DELETED = { workspace_id: WORKSPACE };

export const CONNECTION_CHANGED: EventOf<typeof connectionChanged>['data'] = {
  workspace_id: WORKSPACE,
  connection_id: 'con_0Gq5hYw2mJ8cVb1nXr7dTz3k',
  account_name: 'ada',
  target_ids: ['17841118961231504'],
  platform: 'instagram',
  status: 'connected',
  reason: null,
  revision: 2,
};

export const MEMBER_JOINED: EventOf<typeof memberChanged>['data'] = {
  workspace_id: WORKSPACE,
  member_id: USER,
  name: 'Bob',
  actor_id: USER,
  change: 'joined',
  role: 'viewer',
  previous_role: null,
};

export const PUBLICATION_CHANGED: EventOf<typeof publicationChanged>['data'] = {
  workspace_id: '8c5a6bdf-3445-4fa6-9c89-001bd9f68d32',
  post_id: POST,
  change: 'published',
  words: 'Text b9059588-3252-4b73-b247-8a1d4338d596',
  revision: 2,
  removed: false,
  publication: publishedPublication(POST),
};

export const REVIEW_CHANGED: EventOf<typeof reviewChanged>['data'] = {
  workspace_id: WORKSPACE,
  draft_id: POST,
  actor_id: USER,
  change: 'requested',
  requested_by: USER,
  reviewers: 'editor',
  title: 'Fresh bread',
  note: 'Have a look',
  sent: false,
  revision: 2,
};

export const COMMENT_RECEIVED: EventOf<typeof commentReceived>['data'] = {
  workspace_id: WORKSPACE,
  comment_id: 'gq0xCXN4ZjQmN1rYk3u0Jm7qkW2oE8aB',
  post_id: POST,
  publication_id: publicationOf(POST),
  platform: 'facebook',
  target_id: '104344569041026',
  target_name: 'ada',
  text: 'How lovely!',
  author: 'Eve',
  url: 'http://localhost:44309/sandbox/facebook/posts/104344569041026_245903946807758',
  written_at: '2026-11-24T02:43:58.919Z',
};
