import { type DraftContent, draftChangedDetail, draftId } from '@carillon/contracts/http/posts/draft.ts';
import { getDraft } from '@carillon/contracts/http/posts/get-draft.ts';
import { saveDraft } from '@carillon/contracts/http/posts/save-draft.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { z } from 'zod';
import { type Acting, defineTool } from '../tool.ts';
import { accountsInput } from './accounts.ts';

const MAX_CHARACTERS = 63_206;

const input = z.strictObject({
  draft_id: draftId
    .optional()
    .describe(
      'To create a draft: a new UUID, so that repeating the call doesn’t create a second draft. To change a draft: its ID.',
    ),
  version: z
    .number()
    .int()
    .positive()
    .optional()
    .describe('To change a draft: the version that you last read. Omit it to create a draft.'),
  text: z.string().trim().min(1).max(MAX_CHARACTERS).describe('The text of the post'),
  hashtags: z
    .array(z.string().trim().min(1).max(200))
    .max(30)
    .optional()
    .describe('Without #. Hashtags that the text doesn’t contain are added at its end.'),
  topic: z.string().max(5_000).optional().describe('What the post is about. Shown in the list of drafts.'),
  accounts: accountsInput.optional().describe('The accounts to post to'),
});

export const saveDraftTool = defineTool({
  name: 'save_draft',
  title: 'Save a draft',
  description:
    'Creates a draft, or changes one: fields that you omit keep their values. The user sees the draft in Carillon. Publishes ' +
    'nothing. Needs the scope drafts:write, and posts:read to change a draft.',
  input,
  effect: 'changes',
  // Without an id, each call creates a draft.
  repeatable: false,
  async run(givenInput, acting) {
    const { asUser, newId, signal } = acting;
    const id = givenInput.draft_id ?? newId();
    const before = givenInput.version === undefined ? null : await draftOf(id, acting);
    // Only the posts service can distinguish a repeated change, whose reply was lost, from somebody else's change.
    const body = { ...contentOf(givenInput, before), version: givenInput.version ?? 0 };
    const { draft } = await asUser.call(saveDraft, { params: { id }, body, signal }).catch((cause) => {
      throw givenInput.version === undefined ? isThere(cause) : isChanged(cause);
    });
    const data = { draft_id: draft.id, version: draft.version, page: `/create-post?draft=${draft.id}` };
    return { says: 'Draft saved. Use publish_post or schedule_post to post it.', data };
  },
});

const draftOf = async (id: string, { asUser, signal }: Acting): Promise<DraftContent> =>
  (await asUser.call(getDraft, { params: { id }, signal })).draft;

function isChanged(cause: unknown): unknown {
  if (!(cause instanceof AppError) || cause.code !== 'draft_changed') return cause;
  const { draft = null } = draftChangedDetail.safeParse(cause.detail).data ?? {};
  if (!draft) return cause;
  return new AppError('draft_changed', {
    message: `The draft has changed: its version is ${draft.version} now. Read it with get_draft, then try again.`,
  });
}

const isThere = (cause: unknown): unknown =>
  cause instanceof AppError && cause.code === 'draft_changed'
    ? new AppError('draft_changed', {
        message:
          'A draft with that ID already exists. To change it, pass the version that get_draft returns.',
      })
    : cause;

function contentOf(givenInput: z.output<typeof input>, before: DraftContent | null) {
  const { text, hashtags, topic, accounts } = givenInput;
  const targets = accounts?.map((account) => ({ ...account, selected: true }));
  return {
    ...(before && contentOnly(before)),
    ...(topic !== undefined && { topic }),
    post: { ...(before?.post ?? { source: null, hashtags: [] }), text, ...(hashtags && { hashtags }) },
    ...(targets && { targets }),
    step: 'edit' as const,
  };
}

/** Picks the content that a tool may set; fields that only a draft's page sets stay. */
const contentOnly = ({ topic, details, voice_id, generated, targets, media_ids, ...rest }: DraftContent) => ({
  topic,
  details,
  voice_id,
  generated,
  targets,
  media_ids,
  mode: rest.mode,
  scheduled_time: rest.scheduled_time,
  timezone: rest.timezone,
  use_ai_suggestion: rest.use_ai_suggestion,
});
