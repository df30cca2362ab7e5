import { accessTokenCreated } from '@carillon/contracts/events/identity/access-token-created.ts';
import { accessTokenRevoked } from '@carillon/contracts/events/identity/access-token-revoked.ts';
import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { invitationChanged } from '@carillon/contracts/events/identity/invitation-changed.ts';
import { mailRequested } from '@carillon/contracts/events/identity/mail-requested.ts';
import { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import { workspaceChanged } from '@carillon/contracts/events/identity/workspace-changed.ts';
import { listRecipients } from '@carillon/contracts/http/identity/members/list-recipients.ts';
import { nameUsers } from '@carillon/contracts/http/identity/members/name-users.ts';
import { CONNECTION_CHANGED, MEMBER_JOINED } from '@carillon/contracts/testing/examples/events.ts';
import { hear } from '@carillon/contracts/testing/hear.ts';
import { hearDeletions } from '@carillon/kit/test/hear-deletions.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { expect, test } from '@jest/globals';
import { consumersOf } from '../../consumers/consumers.ts';
import { entry } from '../../main.ts';
import { fakeTransport } from '../mail-under-test.ts';
import { MAIL_KEY, startNotifications } from '../notifications-under-test.ts';

test('records the events it consumes from identity', async () => {
  const pacts = await pactsOf('notifications');
  const { exchange, message, agree } = pacts;
  const { workspace_id } = CONNECTION_CHANGED;
  await exchange(listRecipients, {
    state: 'an account',
    known: { workspace_id },
    input: { body: { workspace_id } },
    reads: {
      workspace: 'Bakehouse',
      recipients: [
        {
          user_id: '6a259c16-4950-4187-b6ff-98e02db32a46',
          name: 'Ada',
          email: 'ada@example.com',
          timezone: 'Europe/London',
          locale: null,
          role: 'owner',
          joined_at: '2026-11-24T02:43:58.841Z',
        },
      ],
    },
  });
  const service = await startNotifications({ mail: { transport: fakeTransport().transport } });
  const { mail } = service.context;
  // The sealed part of the example opens with no key.
  const desk = { ...mail.desk, kindOf: () => 'password_reset' };
  const consumers = consumersOf({ ...service.context, mail: { ...mail, desk } });
  const member = { userId: 'ada', workspaceId: CONNECTION_CHANGED.workspace_id };
  await hear(connectionChanged, { ...CONNECTION_CHANGED, status: 'lost', revision: 1 }, consumers);
  expect(await service.kinds(member)).toEqual(['connection_lost', '|']);
  await message(connectionChanged, CONNECTION_CHANGED, consumers);
  expect(await service.kinds(member)).toEqual(['|', 'connection_restored']);
  const mailRequest = {
    mail_id: '2f1b8a52-3c1a-4f0e-9a57-6a1f7f1d9a10',
    sealed: 'v2:ab43a17b:q83vEjRWeJCrze8SNFZ4kA',
  };
  await message(mailRequested, mailRequest, consumers);
  expect(await service.stored('mails')).toMatchObject([{ _id: mailRequest.mail_id, kind: 'password_reset' }]);
  const { actor_id } = MEMBER_JOINED;
  await exchange(nameUsers, {
    state: 'an account',
    known: { user_id: actor_id },
    input: { body: { user_ids: [actor_id] } },
    reads: { users: [{ id: actor_id, name: 'Ada' }] },
  });
  await message(memberChanged, MEMBER_JOINED, consumers);
  const invitation = { workspace_id, actor_id, change: 'sent', email: 'grace@example.com', role: 'editor' };
  await message(invitationChanged, { ...invitation, invitation_id: 'i' }, consumers);
  const createdEvent = { workspace_id, actor_id, change: 'created', name: 'Bakehouse', previous_name: null };
  await message(workspaceChanged, createdEvent, consumers);
  const token = { token_id: 't', user_id: actor_id, workspace_id, name: 'A script' };
  await message(accessTokenCreated, token, consumers);
  await message(accessTokenRevoked, token, consumers);
  expect((await service.activity(member)).entries.map(({ kind }) => kind).toSorted()).toEqual([
    ...['connection.lost', 'connection.made', 'invitation.sent', 'member.joined'],
    ...['token.created', 'token.revoked', 'workspace.created'],
  ]);
  await service.close();
  await hearDeletions(pacts, entry, {
    PUBLIC_URL: 'http://localhost',
    MAIL_KEY: MAIL_KEY.toString('base64'),
  });
  await agree();
});
