import { deleteDraft } from '@carillon/contracts/http/posts/delete-draft.ts';
import { getDraft } from '@carillon/contracts/http/posts/get-draft.ts';
import { listDrafts } from '@carillon/contracts/http/posts/list-drafts.ts';
import { saveDraft } from '@carillon/contracts/http/posts/save-draft.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { ApiContext } from '../api-context.ts';
import type { Draft } from '../domain/draft.ts';
import { deleteDraft as remove } from '../drafts/delete-draft.ts';
import { createDraftSentError } from '../drafts/draft-conflict.ts';
import { listDrafts as list } from '../drafts/list-drafts.ts';
import { saveDraft as save } from '../drafts/save-draft.ts';
import { showDraft } from '../drafts/show-draft.ts';
import { hideDraft } from './hide-draft.ts';
import { senderOf } from './sender-of.ts';

/** Posts that are being written. */
export function mountDrafts(app: Hono<ServiceEnv>, context: ApiContext): void {
  const reply = async (draft: Draft) => ({
    success: true as const,
    draft: await showDraft(context, draft),
  });

  mount(
    app,
    saveDraft,
    async ({ workspaceId, scopes, params: { id }, body: { version: seenVersion, ...content }, ...by }) => {
      const { userId, ...approval } = senderOf(by);
      const write = { id, workspaceId, userId, rights: approval, seen: seenVersion, content };
      return reply(await save(context, write).catch((cause) => hideDraft(cause, scopes)));
    },
  );

  mount(app, listDrafts, async ({ workspaceId, query, ...by }) => ({
    success: true as const,
    ...(await list(context, { workspaceId, userId: senderOf(by).userId }, query)),
  }));

  mount(app, getDraft, async ({ workspaceId, params: { id } }) => {
    const draft = await context.stores.drafts.find(id, workspaceId);
    if (draft) return reply(draft);
    if (await context.stores.posts.find(id, workspaceId)) throw createDraftSentError(id);
    throw new AppError('not_found', { message: sentence`We couldn’t find that draft.` });
  });

  mount(app, deleteDraft, async ({ workspaceId, params: { id }, ...by }) => {
    await remove(context, { id, workspaceId, sender: senderOf(by) });
    return { success: true as const };
  });
}
