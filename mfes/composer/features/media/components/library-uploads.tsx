import { Button, Progress } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { useLibraryUploads } from '../api/use-library-uploads.ts';
import { refusalText } from '../model/add-files.ts';

/** Files being uploaded to the library, and rejected ones. */
export function LibraryUploads({ uploads }: { uploads: ReturnType<typeof useLibraryUploads> }): ReactNode {
  const { pending, problems, retry, remove } = uploads;
  return (
    <>
      {problems.map((problem) => (
        <p key={problem} role="alert" className="composer-error">
          {problem}
        </p>
      ))}
      {pending.map(({ id, file, state, share, problem }) =>
        state === 'refused' || state === 'failed' ? (
          <div key={id} role="alert" className="composer-row start">
            <p className="composer-error">{refusalText(file.name, problem ?? '')}</p>
            {state === 'failed' && (
              <Button
                size="small"
                aria-label={t`Upload ${{ name: file.name }} again`}
                onClick={() => retry(id)}
              >
                <Trans>Retry</Trans>
              </Button>
            )}
            <Button size="small" aria-label={t`Dismiss ${{ name: file.name }}`} onClick={() => remove(id)}>
              <Trans>Dismiss</Trans>
            </Button>
          </div>
        ) : (
          <div key={id} className="library-upload">
            <span className="library-name" dir="auto">
              {file.name}
            </span>
            <Progress percent={Math.round(share * 100)} aria-label={t`Upload of ${{ name: file.name }}`} />
            <Button
              size="small"
              aria-label={t`Cancel the upload of ${{ name: file.name }}`}
              onClick={() => remove(id)}
            >
              <Trans>Cancel</Trans>
            </Button>
          </div>
        ),
      )}
    </>
  );
}
