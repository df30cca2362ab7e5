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
  draft_id: draftId.describe('As save_draft or list_drafts gives it. The post gets this id'),
  accounts: accountsInput.optional().describe('Where it goes. Left out: where the draft says'),
};

export const schedulePost = defineTool({
  name: 'schedule_post',
  title: 'Schedule a post',
  description:
    'Makes the one post of a draft, to be published at a time. Once there is a post of that draft, a repeated call answers ' +
    'with it and changes nothing; move_post gives it another time. Needs the scopes posts:publish and posts:read.',
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
    'Makes the one post of a draft, and publishes it at once, for everybody to see. Once there is a post of that draft, a ' +
    'repeated call answers with it and publishes nothing. Needs the scopes posts:publish and posts:read.',
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
  if (!post?.text.trim()) throw invalid({ draft_id: ['The draft has no text. Write one with save_draft.'] });
  const namedTargets = accounts ?? targets.filter(({ selected }) => selected);
  if (namedTargets.length === 0)
    throw invalid({ accounts: ['Say where it goes: list_accounts gives the accounts.'] });
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
  says: 'A post was made of this draft before. Nothing was changed: this is how it stands.',
  data: { ...readPost(await tools.getPost(postId)), made_before: true },
});
