import type { DraftView } from '@carillon/contracts/http/posts/draft.ts';
import { getDraft } from '@carillon/contracts/http/posts/get-draft.ts';
import { saveDraft } from '@carillon/contracts/http/posts/save-draft.ts';
import { inputById } from '@carillon/contracts/testing/examples/asked-by-id.ts';
import { draft } from '@carillon/contracts/testing/examples/drafts.ts';
import { pick } from '@carillon/contracts/testing/examples/pick.ts';
import type { Pacts } from '@carillon/sdk/testing/pact.ts';

const read = (one: DraftView) =>
  pick(
    one,
    ['id', 'version', 'topic', 'targets', 'media_ids', 'media', 'mode', 'step'],
    ['created_at', 'updated_at'],
  );

export async function readDrafts({ exchange }: Pacts): Promise<void> {
  const id = '696ccc62-cb01-4875-931b-c904020dae30';
  await exchange(getDraft, {
    state: 'a draft',
    ...inputById('draft_id', id),
    reads: { success: true, draft: read(draft(id, '2026-11-24T02:43:50.047Z')) },
  });
  const draftId = 'bf62c742-cfee-476c-8c96-b3fbcc6c989a';
  await exchange(saveDraft, {
    state: 'a new id',
    known: { new_id: draftId },
    input: { params: { id: draftId }, body: { topic: 'Bread', version: 0 } },
    reads: { success: true, draft: read(draft(draftId, '2026-11-24T02:43:54.509Z', 'Bread')) },
  });
}
