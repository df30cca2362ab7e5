import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import type { PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import { dayAndTime, useAccountZone, useNotices } from '@carillon/sdk/index.ts';
import { Button, ExternalIcon, NetworkBadge, Spin, StatusTag } from '@carillon/ui/index.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { isPending, useResults } from '../api/use-results.ts';

interface ResultsPanelProps {
  readonly postId: string;
  readonly results: PublicationView[];
  onAgain(): void;
}

/** What came of the post, target by target, as it happens. */
export function ResultsPanel({ postId, results: first, onAgain }: ResultsPanelProps): ReactNode {
  const results = useResults(postId, first);
  const notices = useNotices();
  const zone = useAccountZone();
  const told = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const published = results.filter(({ status }) => status === 'published').length;

  // The dialog that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (told.current || results.some(isPending) || published === 0) return;
    told.current = true;
    notices.success(
      published === 1 ? 'Your post is published.' : `Your post is published on ${published} networks.`,
    );
  }, [results, published, notices]);

  return (
    <section className="panel composer-field" aria-labelledby="results">
      <h2 ref={heading} id="results" className="composer-heading" tabIndex={-1} style={{ fontSize: 20 }}>
        What came of it
      </h2>
      <ul className="composer-results" aria-live="polite">
        {results.map((result) => (
          <li key={result.id}>
            <NetworkBadge network={result.platform} />
            <div>
              <strong>{PLATFORMS[result.platform].label}</strong>{' '}
              <span className="muted">{result.target_name}</span>
              {result.status === 'scheduled' && result.due_at && (
                <p className="muted">
                  Goes out {dayAndTime(new Date(result.due_at), zone)} ({zone})
                </p>
              )}
              {result.reason && <p className="composer-error">{result.reason}</p>}
            </div>
            <span className="composer-outcome">
              {isPending(result) && <Spin size="small" />}
              <StatusTag status={result.status} />
              {result.post_url && (
                <a href={result.post_url} target="_blank" rel="noreferrer">
                  View post
                  <span className="visually-hidden">
                    {' '}
                    on {PLATFORMS[result.platform].label} (opens in a new tab)
                  </span>{' '}
                  <ExternalIcon size={14} />
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
      <div className="composer-row start">
        <Button type="primary" onClick={onAgain}>
          Create another post
        </Button>
        <a href="/dashboard">See all your posts on the dashboard</a>
      </div>
    </section>
  );
}
