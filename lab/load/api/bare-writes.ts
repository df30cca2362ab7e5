import { randomUUID } from 'node:crypto';
import type { openStores as openIdentity } from '@carillon/identity/stores/stores.ts';
import type { openApiStores } from '@carillon/posts/stores/stores.ts';
import type { Hono } from 'hono';
import type { Account } from './seed.ts';

type Identity = Awaited<ReturnType<typeof openIdentity>>;
type Posts = Awaited<ReturnType<typeof openApiStores>>;
type Post = Parameters<Posts['posts']['make']>[0];
type Publication = Parameters<Posts['publications']['insert']>[0];

/** The writes among the hot operations, without any check of what is written. */
export function bareWrites(
  bare: Hono,
  { connections, users }: Identity,
  { posts, drafts, publications, linkRules }: Posts,
  { workspaceId, userId, pageId }: Account,
): void {
  bare.put('/posts/drafts/:id', async (c) => {
    const { version: seenVersion, ...content } = await c.req.json();
    const before = await drafts.find(c.req.param('id'), workspaceId);
    if (!before) return c.notFound();
    const draft = {
      ...before,
      content: { ...before.content, ...content },
      version: seenVersion + 1,
      updatedAt: new Date(),
    };
    await drafts.replace(draft, seenVersion);
    return c.json({ success: true, draft });
  });

  bare.post('/posts/schedule', async (c) => {
    const fields = (await c.req.parseBody()) as Record<string, string>;
    const [entry] = JSON.parse(fields.platforms ?? '[]') as [{ content: string }];
    await Promise.all([
      connections.list(workspaceId, 'facebook'),
      users.find(userId),
      linkRules.find(workspaceId),
    ]);
    const id = randomUUID();
    const now = new Date();
    const dueAt = new Date(`${fields.scheduled_time?.replace(' ', 'T')}Z`);
    const localTime = fields.scheduled_time ?? null;
    const target = { platform: 'facebook', pageId, targetId: pageId, targetName: 'Page' } as const;
    const spec = {
      ...target,
      id: `${id}-1`,
      postId: id,
      workspaceId,
      content: entry.content,
      media: [],
      createdAt: now,
      dueAt,
      localTime,
      timezone: 'UTC',
    };
    const post: Post = {
      id,
      workspaceId,
      createdBy: userId,
      fingerprint: id,
      kind: 'scheduled',
      initialDescription: fields.initial_post_description ?? '',
      createdAt: now,
      localTime,
      timezone: 'UTC',
      aiSuggestedTime: false,
      publications: [spec],
    };
    await posts.make(post);
    const state = {
      status: 'scheduled',
      nextAttemptAt: dueAt,
      waitingFor: 'time',
      reason: null,
      attempts: [],
    };
    const publication = { ...spec, ...state, notes: [], moves: [], files: 'gone' } as unknown as Publication;
    await publications.insert(publication, []);
    await posts.markExpanded(id);
    return c.json({ success: true, post_id: id, publication });
  });
}
