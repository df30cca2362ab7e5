import { expect, test } from '@jest/globals';
import { describe } from './describe.ts';
import {
  connectionNotification,
  draftNotification,
  memberNotification,
  postNotification,
  webhookNotification,
} from './testing/notification.ts';

const reader = { zone: 'Europe/Berlin', now: new Date('2026-03-01T12:00:00Z') };
const words = (one: Parameters<typeof describe>[0]) => {
  const { title, text } = describe(one, reader);
  return text === null ? title : `${title}. ${text}`;
};
const next_attempt_at = '2026-03-02T15:30:00Z';

test.each([
  [postNotification({ kind: 'published' }), 'Post published on Facebook'],
  [
    postNotification({ kind: 'published_late' }, { due_at: next_attempt_at }),
    'Post published late on Facebook. It was due Mon, Mar 2, 4:30 PM.',
  ],
  [
    postNotification({}, { reason_code: 'rejected', network_message: 'Too long' }),
    'Facebook rejected the post. Too long.',
  ],
  [postNotification({}, { reason_code: 'duplicate' }), /^Facebook rejected the post\. It’s a duplicate/],
  [postNotification({}, { reason_code: 'outcome_unknown' }), /^Facebook did not confirm the post/],
  [postNotification({}, { reason_code: 'too_late' }), /^Post not published on Facebook/],
  [
    postNotification({}, { reason_code: 'account_closed' }),
    /^Post not published on Facebook.*Your account was closed when this post was due/,
  ],
  [postNotification(), 'Post failed on Facebook. Facebook couldn’t accept the post.'],
  [
    postNotification({ kind: 'delayed' }, { reason_code: 'rate_limited', next_attempt_at }),
    'Facebook delayed the post. Facebook limits how many posts it accepts. Next try: Mon, Mar 2, 4:30 PM.',
  ],
  [connectionNotification('connection_lost'), /^Facebook is no longer connected\. Scheduled posts wait/],
  [connectionNotification('connection_restored'), /^Facebook is connected again/],
  [
    { ...connectionNotification('connection_lost'), account_name: 'Ada' },
    /^Facebook \(Ada\) is no longer connected\./,
  ],
  [draftNotification('approval_requested'), 'A draft is waiting for your approval'],
  [draftNotification('changes_requested', { note: 'Shorter' }), 'Changes requested on your draft. “Shorter”'],
  [webhookNotification('gone'), 'The webhook “CRM” is paused. Its receiver returned 410 Gone.'],
  [
    memberNotification('member_closed', '2026-03-15T15:30:00Z'),
    'Bob closed their account. It will be deleted on Sun, Mar 15, 4:30 PM unless they log in before then.',
  ],
  [
    memberNotification('became_owner'),
    'You’re an owner of this workspace now. The last owner’s account was deleted.',
  ],
  [webhookNotification('left'), /created it is no longer a member/],
  [draftNotification('approved'), 'Your draft was approved. Editors can publish it as is.'],
  [draftNotification('approved', { sent: true }), /^Your draft was approved$/],
  [
    draftNotification('approved', { sent: true, scheduled: true }),
    'Your draft was approved and is scheduled',
  ],
  [
    draftNotification('approved', { sent: true, scheduled: false }),
    'Your draft was approved and is being published',
  ],
])('%# is described by its fields', (one, expected) => {
  expect(words(one)).toMatch(expected);
});

test('what only a connection can mend leads there', () => {
  const action = { href: '/dashboard#links', words: 'Reconnect Facebook' };
  expect(describe(postNotification({ kind: 'waiting_for_connection' }), reader)).toMatchObject({ action });
  expect(describe(postNotification({}, { reason_code: 'forbidden' }), reader)).toMatchObject({ action });
});
