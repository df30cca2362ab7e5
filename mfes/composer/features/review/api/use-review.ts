import { approveDraft } from '@carillon/contracts/http/posts/approve-draft.ts';
import type { DraftView } from '@carillon/contracts/http/posts/draft.ts';
import type { PlatformEntry } from '@carillon/contracts/http/posts/post-form.ts';
import { requestApproval } from '@carillon/contracts/http/posts/request-approval.ts';
import { requestChanges } from '@carillon/contracts/http/posts/request-changes.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import {
  actionErrorText,
  asApiError,
  DRAFTS_KEY,
  useAction,
  useApi,
  useToasts,
} from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';

export interface ReviewedDraft {
  readonly id: string;
  /** Saves it. Null when the server does not have it. */
  flush(): Promise<number | null>;
  hear(error: Error): void;
  take(draft: DraftView): void;
}

/** Everything published except the time. */
export interface ToApprove {
  readonly platforms: readonly PlatformEntry[];
  readonly media_ids: readonly string[];
  readonly link_tracking: boolean | null;
  readonly repeat: BodyOf<typeof approveDraft>['repeat'];
}

/** Each applies to the draft as saved then, and to no other version. */
export function useReview(draft: ReviewedDraft) {
  const api = useApi();
  const params = { id: draft.id };
  return {
    request: useStep(draft, t`Sent for approval.`, (version, note: string) =>
      api.call(requestApproval, { params, body: { version, note } }),
    ),
    askChanges: useStep(draft, t`Changes requested.`, (version, note: string) =>
      api.call(requestChanges, { params, body: { version, note } }),
    ),
    approve: useStep(draft, t`Approved. Editors can publish it as is.`, (version, outgoing: ToApprove) => {
      const { platforms, media_ids, ...rest } = outgoing;
      const body = { ...rest, version, platforms: [...platforms], media_ids: [...media_ids] };
      return api.call(approveDraft, { params, body });
    }),
  };
}

function useStep<I>(
  draft: ReviewedDraft,
  done: string,
  work: (version: number, input: I) => Promise<{ readonly draft: DraftView }>,
) {
  const toasts = useToasts();
  const queries = useQueryClient();
  return useAction(
    async (input: I) => {
      const version = await draft.flush();
      if (version === null) throw new Error(NOT_SAVED);
      return work(version, input);
    },
    {
      onDone(reply) {
        draft.take(reply.draft);
        toasts.success(done);
        return queries.invalidateQueries({ queryKey: DRAFTS_KEY });
      },
      onFailed(error) {
        const code = asApiError(error)?.code ?? '';
        if (code === 'draft_changed' || code === 'draft_sent') draft.hear(error);
      },
    },
  );
}

/** Why a step was not made. */
export const reviewError = (error: Error | null): string | null =>
  error && (error.message === NOT_SAVED ? NOT_SAVED : actionErrorText(error));

const NOT_SAVED = t`Couldn’t save your draft, so nothing was sent. Try again.`;
