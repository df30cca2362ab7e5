import { accountDeleted } from '@carillon/contracts/events/identity/account-deleted.ts';
import { workspaceDeleted } from '@carillon/contracts/events/identity/workspace-deleted.ts';
import {
  checkFacebook,
  checkInstagram,
  checkLinkedin,
} from '@carillon/contracts/http/identity/check-connection.ts';
import { getUser } from '@carillon/contracts/http/identity/get-user.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';

test('what ai reads of identity', async () => {
  const { exchange, message, agree } = await pactsOf('ai');
  await exchange(checkFacebook, {
    reads: {
      connected: true,
      platform_id: 1,
      name: 'ada',
      reconnect: false,
      available: true,
      pages: [
        {
          id: '104344569041026',
          name: 'ada',
          picture: 'http://localhost:45249/sandbox/avatars/104344569041026.svg',
        },
      ],
    },
  });
  await exchange(checkInstagram, {
    state: 'Instagram is connected',
    reads: {
      connected: true,
      platform_id: 2,
      name: 'ada',
      reconnect: false,
      available: true,
      accounts: [
        {
          id: '17841118961231504',
          name: 'ada',
          picture: 'http://localhost:45249/sandbox/avatars/17841118961231504.svg',
        },
      ],
    },
  });
  await exchange(checkLinkedin, {
    reads: {
      connected: true,
      platform_id: 3,
      name: 'ada',
      reconnect: false,
      available: true,
      user_platform_id: 'urn:li:person:Sb626344589',
      organizations: [{ id: 'urn:li:organization:91911430', name: 'ada Company', picture: null }],
    },
  });
  await exchange(getUser, {
    reads: {
      id: '6a259c16-4950-4187-b6ff-98e02db32a46',
      name: 'ada',
      email: 'ada@example.com',
      timezone: 'UTC',
      workspace: { id: '04d79de8-e649-4c18-a10b-76538063ef99', name: 'ada', role: 'owner' },
    },
  });
  await message(accountDeleted, { user_id: '6a259c16-4950-4187-b6ff-98e02db32a46' });
  await message(workspaceDeleted, { workspace_id: '04d79de8-e649-4c18-a10b-76538063ef99' });
  await agree();
});
