import { changePlannedPost } from '@carillon/contracts/http/posts/change-planned-post.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import { asApiError, errorText, isUnanswered, useApi, useOnce } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';

export type PlannedBody = Omit<BodyOf<typeof changePlannedPost>, 'idempotency_key'>;

interface SaveError {
  readonly text: string;
  /** The post has changed since it was opened, so nothing can be saved to it. */
  readonly isOver: boolean;
}

/** Saves a planned post. A repeated try after a lost answer is the same change. */
export function useSavePlanned(id: string) {
  const api = useApi();
  const once = useOnce();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<SaveError | null>(null);
  const sentRequest = useRef<{ key: string; body: string } | null>(null);

  return {
    busy,
    error,
    reset: () => setError(null),
    /** Null when it was not saved, or nobody knows. */
    save: (body: PlannedBody) =>
      once(async () => {
        const words = JSON.stringify(body);
        if (sentRequest.current?.body !== words)
          sentRequest.current = { key: crypto.randomUUID(), body: words };
        const idempotency_key = sentRequest.current.key;
        setBusy(true);
        setError(null);
        try {
          return await api.call(changePlannedPost, { params: { id }, body: { ...body, idempotency_key } });
        } catch (cause) {
          const code = asApiError(cause)?.code;
          setError({
            text: isUnanswered(cause as Error)
              ? t`The server didn’t answer, so we don’t know whether your changes are saved. You can safely try again.`
              : `${t`Your changes aren’t saved.`} ${errorText(cause as Error)}`,
            isOver: code === 'conflict' || code === 'not_found',
          });
          return null;
        } finally {
          setBusy(false);
        }
      }),
  };
}
