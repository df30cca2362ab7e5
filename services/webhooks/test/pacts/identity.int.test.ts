import { accountReclaimed } from '@carillon/contracts/events/identity/account-reclaimed.ts';
import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import {
  ACCOUNT_RECLAIMED,
  CONNECTION_CHANGED,
  MEMBER_JOINED,
} from '@carillon/contracts/testing/examples/events.ts';
import { hear } from '@carillon/contracts/testing/hear.ts';
import { hearDeletions } from '@carillon/kit/test/hear-deletions.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { expect, test } from '@jest/globals';
import { entry } from '../../main-deliverer.ts';
import { createFakeQueue } from '../fake-queue.ts';

test('records the events it consumes from identity', async () => {
  const pacts = await pactsOf('webhooks');
  const { message, agree } = pacts;
  const { queue, consumers } = createFakeQueue();
  await message(connectionChanged, CONNECTION_CHANGED, consumers);
  expect(queue).toEqual([]);
  await hear(connectionChanged, { ...CONNECTION_CHANGED, status: 'lost' }, consumers);
  const { workspace_id: workspaceId, connection_id, account_name } = CONNECTION_CHANGED;
  expect(queue).toEqual([
    {
      workspaceId,
      type: 'connection.lost',
      data: { network: 'instagram', connection_id, account_name },
    },
  ]);

  const ofMember = createFakeQueue({ madeBy: MEMBER_JOINED.member_id });
  await message(memberChanged, MEMBER_JOINED, ofMember.consumers);
  expect(ofMember.paused).toEqual([]);
  await hear(memberChanged, { ...MEMBER_JOINED, change: 'left', role: null }, ofMember.consumers);
  const { workspace_id } = MEMBER_JOINED;
  expect(ofMember.paused).toMatchObject([{ because: 'left', data: { workspace_id } }]);

  const ofUser = createFakeQueue({ madeBy: ACCOUNT_RECLAIMED.user_id });
  await message(accountReclaimed, ACCOUNT_RECLAIMED, ofUser.consumers);
  expect(ofUser.paused).toMatchObject([{ because: 'reclaimed' }]);

  await hearDeletions(pacts, entry, {
    PUBLIC_URL: 'http://localhost',
    WEBHOOK_KEY: Buffer.alloc(32, 7).toString('base64'),
  });
  await agree();
});
