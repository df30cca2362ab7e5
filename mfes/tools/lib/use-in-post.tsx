import { saveDraft } from '@carillon/contracts/http/posts/save-draft.ts';
import { actionErrorText, useAction, useApi, useMay, useShell } from '@carillon/sdk/index.ts';
import { Alert, Button, PenIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useContentId } from './use-content-id.ts';

interface UseInPostProps {
  readonly topic: string;
  readonly text: string;
  readonly hashtags: readonly string[];
  readonly primary?: boolean;
}

/** Makes a draft and opens it in the composer's editor. */
export function UseInPost({ primary = false, ...content }: UseInPostProps): ReactNode {
  const { run, busy, error } = useNewDraft();
  if (!useMay(saveDraft)) return null;
  return (
    <>
      <Button
        type={primary ? 'primary' : 'default'}
        icon={<PenIcon size={16} />}
        loading={busy}
        onClick={() => void run(content)}
      >
        <Trans>Use in a post</Trans>
      </Button>
      {error && (
        <Alert
          type="error"
          showIcon
          role="alert"
          className="tools-whole"
          title={t`Couldn’t save the draft: ${{ why: actionErrorText(error) }}`}
        />
      )}
    </>
  );
}

function useNewDraft() {
  const api = useApi();
  const { navigate } = useShell();
  /** Also when the answer to the first call was lost. */
  const { idOf } = useContentId();
  return useAction(
    async ({ topic, text, hashtags }: Omit<UseInPostProps, 'primary'>) => {
      const post = { source: null, text, hashtags: [...hashtags] };
      const id = idOf([topic, post]);
      await api.call(saveDraft, { params: { id }, body: { topic, post, step: 'edit', version: 0 } });
      return id;
    },
    { onDone: (id) => navigate(`/create-post?draft=${id}`) },
  );
}
