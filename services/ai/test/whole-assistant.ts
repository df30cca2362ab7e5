import { randomUUID } from 'node:crypto';
import { postContent } from '@carillon/contracts/http/ai/assistant/post-content.ts';
import { type ProcessedQuery, processQuery } from '@carillon/contracts/http/ai/assistant/process-query.ts';
import { createBuiltInConversation } from '../assistant/built-in/built-in-conversation.ts';
import type { ConversationEngine } from '../assistant/conversation-engine.ts';
import type { fakeWorkspace } from '../assistant/testing/fake-workspace.ts';
import type { Played } from '../assistant/testing/play.ts';
import type { BuiltInEngine } from '../engines/built-in/built-in-engine.ts';
import { startAi } from './ai-under-test.ts';
import { isReal, type RealPosts } from './real-posts.ts';
import { createWorkspaceServices } from './workspace-services.ts';

type Workspace = ReturnType<typeof fakeWorkspace>;

interface StartOptions {
  readonly model?: ConversationEngine;
  /**
   * The final states of conversations that can be played with the real service; a test double replaces the other
   * services.
   */
  readonly realPosts?: RealPosts;
}

/**
 * The service with its store, its operations and its conversation engines; fakes replace the other services and the
 * writer.
 */
export async function startAssistant({ model, realPosts }: StartOptions = {}) {
  let isOverReal = false;
  const services = createWorkspaceServices();
  let workspace: Workspace = services.open({});
  const ai = await startAi({
    transports: {
      ...services.transports,
      posts: (request) => (realPosts && isOverReal ? realPosts.fetch(request) : services.fetchPosts(request)),
    },
    engines: { builtIn: createBuiltInConversation(), ...(model && { model }) },
  });
  await ai.context.models.fallback.close();
  const writer = writerOf(() => workspace);
  Object.assign(ai.context.models, { engine: writer, fallback: writer });

  /** A whole conversation over the routes, including the page's own calls. */
  async function playWhole(played: Played) {
    const { lines, now = '2026-11-23T08:10:00Z', role = 'owner', ...rest } = played;
    const { stopped = false, wordless = false, ...options } = rest;
    workspace = services.open(options);
    Object.assign(ai.context.assistant.history, { clock: () => new Date(now) });
    ai.billing.state.spent.splice(0);
    const conversation_id = randomUUID();
    const caller = { role, userId: conversation_id, workspaceId: conversation_id };
    // A model's moves name the posts of the double.
    isOverReal = realPosts !== undefined && isReal(played) && !(model && played.posts);
    const openIds = isOverReal ? await realPosts?.open(conversation_id, played.posts) : undefined;
    const replies: ProcessedQuery[] = [];
    for (const query of lines) {
      const refusedCount = replies.filter(({ state }) => state === 'error').length;
      const isWordless = wordless === true || (wordless !== false && refusedCount < wordless);
      ai.billing.state.refusal = isWordless ? 'words_used_up' : null;
      const body = { conversation_id, query };
      const answer = await ai.request('POST', '/ai-assistant/process-query', body, caller);
      const reply = processQuery.response.parse(await answer.json());
      replies.push(reply);
      if (stopped || !reply.to_post) continue;
      const { content, platforms, proposal_id } = reply.to_post;
      const toPost = { content, platforms, proposal_id };
      const posted = await ai.request('POST', '/ai-assistant/post-content', toPost, caller);
      postContent.response.parse(await posted.json());
    }
    const posts = openIds && realPosts ? await realPosts.kept(conversation_id, openIds) : workspace.posts;
    const replied = [...workspace.replies];
    return { replies, posts, replied, isReal: isOverReal, spent: [...ai.billing.state.spent] };
  }
  return { ai, talk: playWhole };
}

/** Writes the same drafts as the workspace's test double, so that a test knows them. */
const writerOf = (workspace: () => Workspace): BuiltInEngine => ({
  kind: 'built-in',
  name: 'Carillon',
  async run(task, input) {
    const draftInput = input as { topic: string; text: string; details: object };
    const { tools } = workspace();
    const output =
      task.name === 'hashtags'
        ? { hashtags: (await tools.findHashtags(draftInput.text)).map(({ hashtag }) => hashtag) }
        : { drafts: (await tools.writeDrafts(draftInput.topic, draftInput.details)).drafts, trending: [] };
    return output as Awaited<ReturnType<typeof this.run>> as never;
  },
  close: async () => undefined,
});
