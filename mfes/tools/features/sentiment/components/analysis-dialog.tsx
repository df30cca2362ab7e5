import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { Dialog, useElapsed } from '@carillon/sdk/index.ts';
import { Alert, Button, Skeleton } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { seconds } from '../../../lib/seconds.ts';
import { problemOf, type SentimentResult } from '../api/use-analysis.ts';
import { cut } from '../model/words.ts';
import { SentimentReport } from './sentiment-report.tsx';

interface AnalysisDialogProps {
  readonly post: UserPost;
  readonly result: SentimentResult | null;
  readonly error: Error | null;
  onAgain(): void;
  onClose(): void;
}

/** How the comments on a post sound, once they are read. */
export function AnalysisDialog({ post, result, error, onAgain, onClose }: AnalysisDialogProps): ReactNode {
  return (
    <Dialog
      title={t`Sentiment analysis`}
      width={760}
      onClose={onClose}
      actions={
        <>
          {error && (
            <Button onClick={onAgain}>
              <Trans>Try again</Trans>
            </Button>
          )}
          <Button type="primary" onClick={onClose}>
            {result || error ? t`Close` : t`Cancel`}
          </Button>
        </>
      }
    >
      <div className="tools-stack">
        <p className="muted tools-post-name" tabIndex={-1} data-first>
          {cut(post.initial_description, 80)}
        </p>
        {error ? <Problem error={error} /> : result ? <SentimentReport result={result} /> : <Reading />}
      </div>
    </Dialog>
  );
}

function Reading(): ReactNode {
  const elapsed = useElapsed();
  return (
    <div className="tools-stack" aria-busy="true">
      <p>
        <span role="status">
          <Trans>Reading the comments</Trans>
        </span>{' '}
        <span className="muted tabular">{seconds(elapsed)}</span>
      </p>
      <Skeleton active paragraph={{ rows: 4 }} />
    </div>
  );
}

function Problem({ error }: { error: Error }): ReactNode {
  const { title, reason, reconnect } = problemOf(error);
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={title}
      description={
        (reason || reconnect) && (
          <p>
            {reason}{' '}
            {reconnect && (
              <a href="/dashboard">
                <Trans>Connect it on the dashboard</Trans>
              </a>
            )}
          </p>
        )
      }
    />
  );
}
