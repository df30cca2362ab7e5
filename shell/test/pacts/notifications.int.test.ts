import { dismissNotifications } from '@carillon/contracts/http/notifications/dismiss-notifications.ts';
import { listNotifications } from '@carillon/contracts/http/notifications/list-notifications.ts';
import { markNotificationsRead } from '@carillon/contracts/http/notifications/mark-notifications-read.ts';
import {
  changeNotificationSettings,
  getNotificationSettings,
} from '@carillon/contracts/http/notifications/notification-settings.ts';
import { summarizeNotifications } from '@carillon/contracts/http/notifications/summarize-notifications.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

test('records the pact with notifications', async () => {
  const { exchange, agree } = await pactsOf('shell');
  await exchange(changeNotificationSettings, {
    input: { body: { hidden: [] } },
    reads: { hidden: [], mails_off: [], mail: 'mailbox', success: true },
  });
  await exchange(changeNotificationSettings, {
    input: { body: { mails_off: [] } },
    reads: { hidden: [], mails_off: [], mail: 'mailbox', success: true },
  });
  await exchange(dismissNotifications, {
    state: 'a notification',
    known: { notification_id: 'publication/8fd61e58-8ddb-4a67-b2e1-a9ade73f2ab3-1@2' },
    input: { body: { ids: ['publication/8fd61e58-8ddb-4a67-b2e1-a9ade73f2ab3-1@2'] } },
    reads: { success: true, unread: 12 },
  });
  await exchange(getNotificationSettings, {
    reads: { hidden: [], mails_off: [], mail: 'mailbox', success: true },
  });
  await exchange(listNotifications, {
    state: 'a notification',
    reads: {
      success: true,
      needs_attention: [
        {
          id: 'publication/4449f253-2efc-41f0-b3b9-f7f1b05416ba-1@5',
          kind: 'failed',
          at: '2026-11-24T02:43:54.606Z',
          read: false,
          platform: 'facebook',
          publication: {
            id: '4449f253-2efc-41f0-b3b9-f7f1b05416ba-1',
            post_id: '4449f253-2efc-41f0-b3b9-f7f1b05416ba',
            words: 'Text 576d8467-ea70-4e52-bbb1-2868bb6311cd',
            target_name: 'ada',
            due_at: '2026-11-24T02:43:54.406Z',
            reason_code: 'duplicate',
            network_message: 'Duplicate status message',
          },
        },
      ],
      notifications: [
        {
          id: 'publication/d2d7cdbd-2b20-4a72-972e-2d7c21a8ad6c-1@2',
          kind: 'published',
          at: '2026-11-24T02:43:58.636Z',
          read: false,
          platform: 'facebook',
          publication: {
            id: 'd2d7cdbd-2b20-4a72-972e-2d7c21a8ad6c-1',
            post_id: 'd2d7cdbd-2b20-4a72-972e-2d7c21a8ad6c',
            words: 'Text 6a11e011-5a0d-4dcc-8812-c9275605e2fb',
            target_name: 'ada',
            due_at: '2026-11-24T02:43:58.581Z',
            post_url: 'http://localhost:44309/sandbox/facebook/posts/104344569041026_942251745779950',
          },
        },
      ],
      unread: 13,
    },
  });
  await exchange(markNotificationsRead, {
    state: 'a notification',
    known: { notification_id: 'publication/38fcde6b-b3b5-40be-86c9-7949d46b58b6-1@2' },
    input: { body: { ids: ['publication/38fcde6b-b3b5-40be-86c9-7949d46b58b6-1@2'] } },
    reads: { success: true, unread: 13 },
  });
  await exchange(summarizeNotifications, {
    state: 'a notification',
    reads: {
      success: true,
      unread: 14,
      needs_attention: 2,
      latest: [
        {
          id: 'publication/28e826b9-6be6-4de3-bc71-5df96fd0f302-1@2',
          kind: 'published',
          at: '2026-11-24T02:43:58.919Z',
          read: false,
          platform: 'facebook',
          publication: {
            id: '28e826b9-6be6-4de3-bc71-5df96fd0f302-1',
            post_id: '28e826b9-6be6-4de3-bc71-5df96fd0f302',
            words: 'Text b9059588-3252-4b73-b247-8a1d4338d596',
            target_name: 'ada',
            due_at: '2026-11-24T02:43:58.841Z',
            post_url: 'http://localhost:44309/sandbox/facebook/posts/104344569041026_245903946807758',
          },
        },
      ],
    },
  });
  await agree();
});
