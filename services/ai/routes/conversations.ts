import { deleteConversation } from '@carillon/contracts/http/ai/assistant/delete-conversation.ts';
import { getConversation } from '@carillon/contracts/http/ai/assistant/get-conversation.ts';
import { listConversations } from '@carillon/contracts/http/ai/assistant/list-conversations.ts';
import { renameConversation } from '@carillon/contracts/http/ai/assistant/rename-conversation.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import { cutPage, datedPlace, readCursor } from '@carillon/kit/store/page.ts';
import type { Hono } from 'hono';
import { type ConversationDeps, reportChange } from '../assistant/conversations/conversation-deps.ts';
import { summaryOf, viewOf } from '../assistant/conversations/view.ts';

const PAGE = 50;
const GONE = sentence`We couldn’t find that conversation.`;

/** Routes of a user's conversations with the assistant. */
export function mountConversations(app: Hono<ServiceEnv>, deps: ConversationDeps): void {
  const { conversations, exchanges, clock } = deps;

  mount(app, listConversations, async ({ workspaceId, userId, query }) => {
    const owner = { workspaceId, userId };
    const page = await conversations.page(owner, readCursor(query.before, datedPlace), PAGE + 1);
    const { rows, next } = cutPage(page, PAGE, ({ updatedAt, id }) => [updatedAt.getTime(), id]);
    return { success: true as const, conversations: rows.map(summaryOf), next };
  });

  mount(app, getConversation, async ({ workspaceId, userId, params }) => {
    const key = { ...params, workspaceId, userId };
    const conversation = await conversations.find(key);
    if (!conversation) throw new AppError('not_found', { message: GONE });
    return { success: true as const, conversation: viewOf(conversation, await exchanges.all(key)) };
  });

  mount(app, renameConversation, async ({ workspaceId, userId, params, body }) => {
    const key = { ...params, workspaceId, userId };
    const renamed = await conversations.rename(key, body.title, clock());
    if (!renamed) throw new AppError('not_found', { message: GONE });
    reportChange(deps, key, renamed);
    return { success: true as const, conversation: summaryOf(renamed) };
  });

  mount(app, deleteConversation, async ({ workspaceId, userId, params }) => {
    const key = { ...params, workspaceId, userId };
    const isRemoved = await conversations.remove(key);
    await exchanges.removeAll(key);
    if (isRemoved) reportChange(deps, key, null);
    return { success: true as const };
  });
}
