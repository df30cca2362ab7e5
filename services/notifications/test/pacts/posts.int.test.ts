import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { PUBLICATION_CHANGED } from '@carillon/contracts/testing/examples/events.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { expect, test } from '@jest/globals';
import { consumersOf } from '../../consumers/consumers.ts';
import { startNotifications } from '../notifications-under-test.ts';

test('what notifications hears of posts', async () => {
  const { message, agree } = await pactsOf('notifications');
  const service = await startNotifications();
  await message(publicationChanged, PUBLICATION_CHANGED, consumersOf(service.context));
  const { workspace_id: workspaceId, post_id, words, publication } = PUBLICATION_CHANGED;
  const { notifications } = await service.list({ userId: 'ada', workspaceId });
  expect(notifications).toMatchObject([
    {
      ...{ kind: 'published', platform: 'facebook' },
      publication: { id: publication.id, post_id, words, post_url: publication.post_url },
    },
  ]);
  await service.close();
  await agree();
});
