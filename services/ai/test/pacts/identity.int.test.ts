import {
  checkFacebook,
  checkInstagram,
  checkLinkedin,
} from '@carillon/contracts/http/identity/check-connection.ts';
import { getUser } from '@carillon/contracts/http/identity/get-user.ts';
import {
  facebookConnection,
  instagramConnection,
  LINKEDIN_CONNECTION,
} from '@carillon/contracts/testing/examples/connections.ts';
import { ACCOUNT_DELETED, WORKSPACE_DELETED } from '@carillon/contracts/testing/examples/events.ts';
import { owner } from '@carillon/contracts/testing/examples/members.ts';
import { hearDeletions } from '@carillon/kit/test/hear-deletions.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';
import { entry } from '../../main.ts';

test('what ai reads of identity', async () => {
  const pacts = await pactsOf('ai');
  const { exchange, agree } = pacts;
  await exchange(checkFacebook, {
    reads: facebookConnection('http://localhost:45249'),
  });
  await exchange(checkInstagram, {
    state: 'Instagram is connected',
    reads: instagramConnection('http://localhost:45249'),
  });
  await exchange(checkLinkedin, {
    reads: LINKEDIN_CONNECTION,
  });
  await exchange(getUser, {
    reads: owner(ACCOUNT_DELETED.user_id, WORKSPACE_DELETED.workspace_id),
  });
  await hearDeletions(pacts, entry);
  await agree();
});
