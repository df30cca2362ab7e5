import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { accountReclaimed } from '@carillon/contracts/events/identity/account-reclaimed.ts';
import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import { checkTarget } from '@carillon/contracts/http/identity/connections/check-target.ts';
import { reportLostConnection } from '@carillon/contracts/http/identity/connections/report-lost-connection.ts';
import { resolveTarget } from '@carillon/contracts/http/identity/connections/resolve-target.ts';
import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import {
  ACCOUNT_RECLAIMED,
  CONNECTION_CHANGED,
  MEMBER_JOINED,
} from '@carillon/contracts/testing/examples/events.ts';
import { hear } from '@carillon/contracts/testing/hear.ts';
import { hearDeletions } from '@carillon/kit/test/hear-deletions.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { expect, test } from '@jest/globals';
import type { Publication } from '../../domain/publication.ts';
import { entry } from '../../main-worker.ts';
import { createWorker } from '../../worker.ts';
import { facebook, form, type Posts, startPosts } from '../posts-under-test.ts';

test('records the pact with identity', async () => {
  const pacts = await pactsOf('posts');
  const { exchange, message, agree } = pacts;
  await exchange(checkTarget, {
    state: 'an account',
    known: {
      workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff',
      user_id: 'a53132d1-db88-4ec0-9ff6-7bb1a10cb166',
      page_id: '104344569041026',
    },
    input: {
      body: {
        workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff',
        user_id: 'a53132d1-db88-4ec0-9ff6-7bb1a10cb166',
        platform_id: 1,
        page_id: '104344569041026',
      },
    },
    reads: { target_id: '104344569041026', target_name: 'ada', timezone: 'UTC' },
  });
  await exchange(reportLostConnection, {
    state: 'an account',
    known: {
      workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff',
      connection_id: 'con_7lktUxDn0T9nPGjb6tmu8OK7',
    },
    input: {
      body: {
        workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff',
        platform_id: 1,
        connection_id: 'con_7lktUxDn0T9nPGjb6tmu8OK7',
        reason: 'revoked',
        revision: 0,
      },
    },
    reads: { success: true, lost: false },
  });
  await exchange(resolveTarget, {
    state: 'an account',
    known: { workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff', page_id: '104344569041026' },
    input: {
      body: {
        workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff',
        platform_id: 1,
        page_id: '104344569041026',
        target_id: '104344569041026',
      },
    },
    reads: {
      connection_id: 'con_7lktUxDn0T9nPGjb6tmu8OK7',
      access_token: 'EAAPX1tbE-iXW9qBeZKGT31vT8kR8igx7Z7y4qxbg8or__g',
      target_id: '104344569041026',
      target_name: 'ada',
      revision: 1,
    },
  });
  const posts = await startPosts();
  const { publications, calendarFeeds } = posts.context.stores;
  const { consumers } = createWorker(posts.context);
  const { workspace_id: connected, platform, target_ids: targetIds = [] } = CONNECTION_CHANGED;
  await addWaiting(posts, { workspaceId: connected, platform, targetId: targetIds[0] ?? '' });
  await message(connectionChanged, CONNECTION_CHANGED, consumers);
  const stillWaiting = await publications.waitingForConnection(connected, { platform, targetIds }, null, 10);
  expect(stillWaiting.publications).toEqual([]);

  const { workspace_id: workspaceId } = MEMBER_JOINED;
  const createdAt = posts.clock();
  const feed = { workspaceId, nonce: 'n', secretHash: 'h', createdAt, createdBy: ACCOUNT_RECLAIMED.user_id };
  await calendarFeeds.replace(feed);
  await message(memberChanged, MEMBER_JOINED, consumers);
  expect(await calendarFeeds.find(workspaceId)).toEqual(feed);
  const leftEvent = { ...MEMBER_JOINED, change: 'left', role: null, previous_role: 'editor' };
  await hear(memberChanged, leftEvent, consumers);
  expect(await calendarFeeds.find(workspaceId)).toBeNull();
  await calendarFeeds.replace(feed);
  await message(accountReclaimed, ACCOUNT_RECLAIMED, consumers);
  expect(await calendarFeeds.find(workspaceId)).toBeNull();
  await posts.close();

  const folder = await mkdtemp(path.join(tmpdir(), 'pacts-of-posts-'));
  await hearDeletions(pacts, entry, {
    PUBLIC_URL: 'http://localhost',
    MEDIA_KEY: Buffer.alloc(32, 7).toString('base64'),
    MEDIA_FOLDER: folder,
  });
  await rm(folder, { recursive: true });
  await agree();
});

/** A post published once its network is connected again. */
async function addWaiting(
  { context, request, clock }: Posts,
  target: Pick<Publication, 'workspaceId' | 'platform' | 'targetId'>,
): Promise<void> {
  const { publications } = context.stores;
  const reply = await request('POST', '/posts/publish', form([facebook('Sample')]));
  const { post_id } = publishPosts.response.parse(await reply.json());
  const [sample] = await publications.ofPost(post_id, 'ada');
  if (sample?.status !== 'scheduled') throw new Error('it was not accepted');
  const nextAttemptAt = new Date(clock().getTime() + 3_600_000);
  await publications.insert(
    { ...sample, ...target, id: 'waiting-1', postId: 'waiting', waitingFor: 'connection', nextAttemptAt },
    [],
  );
}
