import { mediaNoticeText } from '@carillon/contracts/domain/media-notice.ts';
import { draftId } from '@carillon/contracts/http/posts/draft.ts';
import { getDraft } from '@carillon/contracts/http/posts/get-draft.ts';
import { listDrafts } from '@carillon/contracts/http/posts/list-drafts.ts';
import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import { z } from 'zod';
import { defineTool } from '../tool.ts';

export const listDraftsTool = defineTool({
  name: 'list_drafts',
  title: 'List drafts',
  description:
    'Lists the workspace’s drafts, most recently changed first, 50 per page. Needs the scope posts:read.',
  input: z.strictObject({
    before: z
      .string()
      .max(300)
      .optional()
      .describe('The `next` value of the previous page. Omit it for the first page.'),
  }),
  effect: 'reads',
  repeatable: true,
  async run({ before }, { asUser, signal }) {
    const { drafts, next } = await asUser.call(listDrafts, { query: { ...(before && { before }) }, signal });
    const draftRows = drafts.map(({ id, version, topic, text, platforms, updated_at }) => ({
      draft_id: id,
      version,
      topic,
      text,
      platforms,
      updated_at,
    }));
    return {
      says: draftRows.length === 1 ? '1 draft.' : `${draftRows.length} drafts.`,
      data: { drafts: draftRows, next },
    };
  },
});

export const getDraftTool = defineTool({
  name: 'get_draft',
  title: 'Get a draft',
  description: 'Returns a draft with its full text and its version. Needs the scope posts:read.',
  input: z.strictObject({ draft_id: draftId.describe('The draft’s ID') }),
  effect: 'reads',
  repeatable: true,
  async run({ draft_id }, { asUser, signal }) {
    const { draft } = await asUser.call(getDraft, { params: { id: draft_id }, signal });
    const { version, topic, post, targets, media, updated_at } = draft;
    const accounts = targets
      .filter(({ selected }) => selected)
      .map(({ platform, page_id }) => ({ platform, page_id }));
    const words = { text: post?.text ?? '', versions: post?.versions ?? {}, hashtags: post?.hashtags ?? [] };
    const data = {
      draft_id,
      version,
      topic,
      ...words,
      accounts,
      files: media.length,
      ...noticesOf(media),
      updated_at,
    };
    return { says: `Version ${version} of the draft.`, data };
  },
});

/** Notices about changed files that the user may not expect. */
function noticesOf(media: readonly Pick<MediaView, 'name' | 'notice'>[]): { file_notices?: string[] } {
  const notices = media.flatMap(({ name, notice }) =>
    notice ? [mediaNoticeText(notice, name).english] : [],
  );
  return notices.length > 0 ? { file_notices: notices } : {};
}
