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
      'A UUID that you make up for a new draft, so that a repeated call makes no second one; or the id of the draft to change',
    ),
  version: z
    .number()
    .int()
    .positive()
    .optional()
    .describe('Of a draft that is there: the version that you last saw. Left out: the draft is new'),
  text: z.string().trim().min(1).max(MAX_CHARACTERS).describe('The text of the post'),
  hashtags: z
    .array(z.string().trim().min(1).max(200))
    .max(30)
    .optional()
    .describe('Without #. Those that the text does not have are added at its end'),
  topic: z.string().max(5_000).optional().describe('What the post is about, for the list of drafts'),
  accounts: accountsInput.optional().describe('Where it is to go'),
});

export const saveDraftTool = defineTool({
  name: 'save_draft',
  title: 'Save a draft',
  description:
    'Keeps a text as a draft, which the user also finds in Carillon, or changes a draft that is there; what is left out of ' +
    'a change stays as it is. Publishes nothing. Needs the scope drafts:write, and for a change posts:read.',
  input,
  effect: 'changes',
  // Without an id, each call makes a draft.
  repeatable: false,
  async run(givenInput, acting) {
    const { asUser, newId, signal } = acting;
    const id = givenInput.draft_id ?? newId();
    const before = givenInput.version === undefined ? null : await draftOf(id, acting);
    // The posts service decides: it alone tells a repeated change, whose reply was lost, from another one's.
    const body = { ...contentOf(givenInput, before), version: givenInput.version ?? 0 };
    const { draft } = await asUser.call(saveDraft, { params: { id }, body, signal }).catch((cause) => {
      throw givenInput.version === undefined ? isThere(cause) : isChanged(cause);
    });
    const data = { draft_id: draft.id, version: draft.version, page: `/create-post?draft=${draft.id}` };
    return { says: 'The draft is saved. publish_post or schedule_post makes the post of it.', data };
  },
});

const draftOf = async (id: string, { asUser, signal }: Acting): Promise<DraftContent> =>
  (await asUser.call(getDraft, { params: { id }, signal })).draft;

function isChanged(cause: unknown): unknown {
  if (!(cause instanceof AppError) || cause.code !== 'draft_changed') return cause;
  const { draft = null } = draftChangedDetail.safeParse(cause.detail).data ?? {};
  if (!draft) return cause;
  return new AppError('draft_changed', {
    message: `The draft was changed meanwhile. Read it with get_draft: its version is ${draft.version} now.`,
  });
}

const isThere = (cause: unknown): unknown =>
  cause instanceof AppError && cause.code === 'draft_changed'
    ? new AppError('draft_changed', {
        message: 'There is a draft of that id already. To change it, say the version that get_draft gives.',
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
