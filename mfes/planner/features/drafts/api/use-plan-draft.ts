import { getDraft } from '@carillon/contracts/http/posts/get-draft.ts';
import { saveDraft } from '@carillon/contracts/http/posts/save-draft.ts';
import { actionErrorText, DRAFTS_KEY, useAction, useApi, useShell, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';

interface Plan {
  readonly draftId: string;
  /** YYYY-MM-DD HH:mm:ss in `timezone`. */
  readonly scheduled_time: string;
  readonly timezone: string;
}

/**
 * Gives a draft a time, and opens it in the composer, where the user schedules it: this alone publishes nothing. It
 * saves over the version just read, so nothing is lost.
 */
export function usePlanDraft() {
  const api = useApi();
  const shell = useShell();
  const toasts = useToasts();
  const queries = useQueryClient();
  return useAction(
    async ({ draftId, ...time }: Plan) => {
      const params = { id: draftId };
      const { draft } = await api.call(getDraft, { params });
      const { id: _, media: __, review: _r, created_at: ___, updated_at: ____, version, ...content } = draft;
      const step = content.post?.text.trim() ? ('schedule' as const) : ('topic' as const);
      await api.call(saveDraft, { params, body: { ...content, ...time, mode: 'later', step, version } });
    },
    {
      onDone: (_, { draftId }) => shell.navigate(`/create-post?draft=${draftId}`),
      onFailed: (error) => {
        toasts.warning(t`Couldn’t set a time for the draft: ${{ why: actionErrorText(error) }}`);
        void queries.invalidateQueries({ queryKey: DRAFTS_KEY });
      },
    },
  );
}
