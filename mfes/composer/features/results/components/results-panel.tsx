import { FINAL_STATUSES } from '@carillon/contracts/domain/publication.ts';
import type { PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import {
  connectionFact,
  disconnectedOf,
  publicationFact,
  useConnections,
  useNow,
  useOnPage,
  useToasts,
} from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useResults } from '../api/use-results.ts';
import { dayAfter, lastPlanned } from '../model/planned-time.ts';
import { tellOutcome } from '../model/tell-outcome.ts';
import { ResultRow } from './result-row.tsx';

interface ResultsPanelProps {
  readonly postId: string;
  readonly results: PublicationView[];
  /** Begins another post; `at`, YYYY-MM-DDTHH:mm, is the time that it is planned for. */
  onAgain(at?: string): void;
}

/** The results of the post for each target, updated live. */
export function ResultsPanel({ postId, results: first, onAgain }: ResultsPanelProps): ReactNode {
  const results = useResults(postId, first);
  const disconnected = disconnectedOf(useConnections());
  const toasts = useToasts();
  useOnPage(results.flatMap(factsOf));
  const now = useNow();
  // An outcome from before this page opened isn't news.
  const [before] = useState(() => tellOutcome(first, disconnected, now) !== null);
  const wasTold = useRef(before);
  const heading = useRef<HTMLHeadingElement>(null);
  const outcome = tellOutcome(results, disconnected, now);
  const due = lastPlanned(results);
  const tone = outcome?.tone;
  const message = outcome?.message;

  // The dialog that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (wasTold.current || !tone || !message) return;
    wasTold.current = true;
    toasts[tone](message);
  }, [tone, message, toasts]);

  return (
    <section className="panel composer-field" aria-labelledby="results">
      <h2 ref={heading} id="results" className="composer-heading" tabIndex={-1} style={{ fontSize: 20 }}>
        <Trans>Results</Trans>
      </h2>
      <ul className="composer-results" aria-live="polite">
        {results.map((result) => (
          <ResultRow
            key={result.id}
            {...{ postId, result, disconnected, now }}
            isOneOfSeveral={results.filter(({ platform }) => platform === result.platform).length > 1}
          />
        ))}
      </ul>
      <div className="composer-row start">
        {due ? (
          <>
            <Button type="primary" onClick={() => onAgain(dayAfter(due))}>
              <Trans>Schedule another</Trans>
            </Button>
            <Button href={`/schedule-post?date=${due.date}`}>
              <Trans>View in calendar</Trans>
            </Button>
          </>
        ) : (
          <Button type="primary" onClick={() => onAgain()}>
            <Trans>Create another post</Trans>
          </Button>
        )}
        <a href="/dashboard">
          <Trans>See all your posts on the dashboard</Trans>
        </a>
      </div>
    </section>
  );
}

/** The facts in its row, including a lost connection while it isn't published. */
const factsOf = ({ id, platform, status }: PublicationView): string[] =>
  FINAL_STATUSES.includes(status) ? [publicationFact(id)] : [publicationFact(id), connectionFact(platform)];
