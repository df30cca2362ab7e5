import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MediaItem } from '../../../lib/media-item.ts';
import type { MediaHandle } from '../api/use-media.ts';

interface FileProblemProps {
  readonly item: MediaItem;
  readonly media: Pick<MediaHandle, 'retry' | 'remove'>;
}

/** Why a file can't be published as it is, and what to do about it. */
export function FileProblem({ item: { id, name, state, problem }, media }: FileProblemProps): ReactNode {
  if (problem === null) return null;
  return (
    <div role="alert" className="composer-row start composer-fileproblem">
      <p className="composer-error">
        {name}: {problem}
      </p>
      {state === 'failed' && (
        <Button size="small" aria-label={t`Upload ${name} again`} onClick={() => media.retry(id)}>
          <Trans>Retry</Trans>
        </Button>
      )}
      <Button size="small" aria-label={t`Continue without ${name}`} onClick={() => media.remove(id)}>
        <Trans>Remove</Trans>
      </Button>
    </div>
  );
}
