import { type DraftView, draftId, draftSentDetail } from '@carillon/contracts/http/posts/draft.ts';
import { getDraft } from '@carillon/contracts/http/posts/get-draft.ts';
import { AppError, invalid } from '@carillon/kit/errors.ts';
import { z } from 'zod';
import { postProposal } from '../../assistant/acting/post-proposal.ts';
import { contentOf, EMPTY_POST } from '../../assistant/built-in/dialogues/post/post-text.ts';
import { type Acting, type Answer, defineTool } from '../tool.ts';
import { readWhen, type When, whenInput } from '../when.ts';
import { accountsInput, findTargets } from './accounts.ts';
import { readPost } from './read-post.ts';

const draftInput = {
  draft_id: draftId.describe(
    'The draft’s ID, as returned by save_draft or list_drafts. The post gets the same ID.',
  ),
  accounts: accountsInput
    .optional()
    .describe('The accounts to post to. Omit it to use the draft’s accounts.'),
};

export const schedulePost = defineTool({
  name: 'schedule_post',
  title: 'Schedule a post',
  description:
    'Schedules a post from a draft. Each draft becomes at most one post: a repeated call returns the existing post ' +
    'unchanged. Use move_post to change its time. Needs the scopes posts:publish and posts:read.',
  input: z.strictObject({ ...draftInput, ...whenInput }),
  effect: 'acts',
  repeatable: true,
  run: ({ time, timezone, ...request }, acting) =>
    makePost(request, readWhen(time, timezone ?? acting.timezone), acting),
});

export const publishPost = defineTool({
  name: 'publish_post',
  title: 'Publish a post',
  description:
    'Publishes a draft immediately; the post is public. Each draft becomes at most one post: a repeated call returns the ' +
    'existing post and publishes nothing. Needs the scopes posts:publish and posts:read.',
  input: z.strictObject(draftInput),
  effect: 'acts',
  repeatable: true,
  run: (request, acting) => makePost(request, null, acting),
});

interface PublishRequest {
  readonly draft_id: string;
  readonly accounts?: z.output<typeof accountsInput> | undefined;
}

async function makePost(
  { draft_id, accounts }: PublishRequest,
  when: When | null,
  acting: Acting,
): Promise<Answer> {
  const content = await draftOrPost(draft_id, acting);
  if ('post_id' in content) return madeBefore(content.post_id, acting);
  const { post, topic, media_ids: mediaIds, targets, version } = content;
  if (!post?.text.trim()) throw invalid({ draft_id: ['The draft has no text. Add some with save_draft.'] });
  const namedTargets = accounts ?? targets.filter(({ selected }) => selected);
  if (namedTargets.length === 0)
    throw invalid({ accounts: ['Name at least one account. list_accounts returns the accounts.'] });
  const withTags = (text: string) => contentOf({ ...EMPTY_POST, text, hashtags: post.hashtags });
  const versions = Object.fromEntries(
    Object.entries(post.versions).map(([platform, text]) => [platform, withTags(text)]),
  );
  const proposal = {
    kind: 'post' as const,
    id: draft_id,
    content: withTags(post.text),
    targets: await findTargets(acting.tools, namedTargets),
    ...(when ?? { scheduled_time: null, timezone: null }),
  };
  const { postId, message } = await postProposal(acting.asUser, {
    proposal,
    topic,
    mediaIds,
    versions,
    draftVersion: version,
  });
  return { says: message, data: readPost(await acting.tools.getPost(postId)) };
}

/** Returns the draft with this id, or the post made from it. */
async function draftOrPost(
  id: string,
  { asUser, signal }: Acting,
): Promise<DraftView | z.output<typeof draftSentDetail>> {
  try {
    return (await asUser.call(getDraft, { params: { id }, signal })).draft;
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code !== 'draft_sent') throw cause;
    return draftSentDetail.parse(cause.detail);
  }
}

const madeBefore = async (postId: string, { tools }: Acting): Promise<Answer> => ({
  says: 'This draft already became a post. Nothing was changed. This is the post’s current state.',
  data: { ...readPost(await tools.getPost(postId)), made_before: true },
});
