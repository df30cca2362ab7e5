import { approveDraft } from '@carillon/contracts/http/posts/approve-draft.ts';
import { requestApproval } from '@carillon/contracts/http/posts/request-approval.ts';
import { requestChanges } from '@carillon/contracts/http/posts/request-changes.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { ApiContext } from '../api-context.ts';
import { readEntries } from '../domain/check-entries.ts';
import type { Draft } from '../domain/draft.ts';
import { showDraft } from '../drafts/show-draft.ts';
import {
  approveDraft as approve,
  requestApproval as askApproval,
  requestChanges as askChanges,
} from '../review/review-draft.ts';
import { hideDraft } from './hide-draft.ts';
import { senderOf } from './sender-of.ts';

/** Drafts that wait for somebody to approve them. */
export function mountReviews(app: Hono<ServiceEnv>, context: ApiContext): void {
  const reply = async (draft: Draft) => ({
    success: true as const,
    draft: await showDraft(context, draft),
  });

  mount(app, requestApproval, async ({ workspaceId, scopes, params: { id }, body, ...by }) => {
    const step = { id, workspaceId, sender: senderOf(by), seen: body.version };
    return reply(await askApproval(context, step, body.note).catch((cause) => hideDraft(cause, scopes)));
  });

  mount(app, requestChanges, async ({ workspaceId, scopes, params: { id }, body, ...by }) => {
    const step = { id, workspaceId, sender: senderOf(by), seen: body.version };
    return reply(await askChanges(context, step, body.note).catch((cause) => hideDraft(cause, scopes)));
  });

  mount(app, approveDraft, async ({ workspaceId, scopes, params: { id }, body, ...by }) => {
    const step = { id, workspaceId, sender: senderOf(by), seen: body.version };
    const outgoing = {
      targets: readEntries(JSON.stringify(body.platforms)),
      mediaIds: body.media_ids,
      linkTracking: body.link_tracking ?? undefined,
      repeat: body.repeat ?? undefined,
    };
    return reply(await approve(context, step, outgoing).catch((cause) => hideDraft(cause, scopes)));
  });
}
