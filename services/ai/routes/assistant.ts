import { postContent } from '@carillon/contracts/http/ai/assistant/post-content.ts';
import { processQuery } from '@carillon/contracts/http/ai/assistant/process-query.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import { untilAborted } from '@carillon/kit/until-aborted.ts';
import type { Context, Hono } from 'hono';
import { answerTurn } from '../assistant/acting/answer-turn.ts';
import { postConfirmed } from '../assistant/acting/post-confirmed.ts';
import { answerMessage } from '../assistant/conversations/answer-message.ts';
import type { AiContext } from '../context.ts';
import type { Owner } from '../domain/conversation.ts';
import { streamReply } from './stream-reply.ts';

/** Less than a message keeps the next one waiting for. */
const ANSWER_MS = 140_000;

/** Talking with the assistant, and posting confirmed proposals. */
export function mountAssistant(app: Hono<ServiceEnv>, context: AiContext): void {
  mount(app, processQuery, ({ body, userId, workspaceId, role, scopes, madeId, c }) =>
    streamReply(processQuery, c, async ({ signal, report, onText }) => {
      const owner = { workspaceId, userId };
      const id = body.conversation_id ?? (await latest(context, owner)) ?? context.newId();
      const message = {
        key: { ...owner, id },
        messageId: body.message_id ?? madeId ?? context.newId(),
        query: body.query,
        after: body.after,
      };
      const user = { ...owner, role: role ?? 'viewer', ...(scopes && { scopes }), userProof: proofOf(c) };
      const saidMessage = await answerMessage(context.assistant.history, message, (turn) =>
        answerTurn(
          context,
          user,
          { ...turn, locale: body.locale },
          {
            // A user who leaves finds the answer when they are back.
            signal: AbortSignal.timeout(ANSWER_MS),
            report: unlessLeft(signal, report),
            onText: unlessLeft(signal, onText),
          },
        ),
      );
      return { ...saidMessage.reply, conversation_id: id, message_id: saidMessage.id };
    }),
  );

  mount(app, postContent, async ({ body, userId, workspaceId, c }) => {
    const { proposal_id: proposalId, content, platforms } = body;
    const asUser = context.services.onBehalfOf(proofOf(c));
    const owner = { workspaceId, userId };
    const toPost = { content, platforms, proposalId };
    const { reply, postId, id } = await postConfirmed(context.assistant.history, asUser, owner, toPost);
    const { message, actions, state } = reply;
    return { success: true as const, message, actions, state, post_id: postId ?? '', message_id: id };
  });
}

async function latest({ stores }: Pick<AiContext, 'stores'>, owner: Owner): Promise<string | undefined> {
  const [first] = await stores.conversations.page(owner, null, 1);
  return first?.id;
}

function proofOf(c: Context<ServiceEnv>): string {
  const proof = c.get('userProof');
  if (proof === null) throw new AppError('not_authenticated');
  return proof;
}

/** Nobody waits for a reader who has gone. */
const unlessLeft =
  <A extends unknown[]>(signal: AbortSignal, callback: ((...args: A) => unknown) | undefined) =>
  async (...args: A): Promise<void> => {
    if (callback && !signal.aborted)
      await untilAborted(async () => callback(...args), signal).catch(() => undefined);
  };
