import type { Sentiment } from '@carillon/contracts/domain/sentiment.ts';
import type { CommentSentiment } from '@carillon/contracts/http/analytics/analyze-sentiment.ts';
import { fullTime, shortTime, useAccountZone, useNow } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Tabs } from '../../../lib/tabs.tsx';
import { cut, MOODS, scoreText } from '../model/words.ts';

interface CommentExamplesProps {
  readonly comments: readonly { readonly sentiment: Sentiment; readonly of: readonly CommentSentiment[] }[];
}

const FEW = 5;
const LONGEST = 400;

/** Comments to read, by how they sound. */
export function CommentExamples({ comments }: CommentExamplesProps): ReactNode {
  const some = comments.filter(({ of }) => of.length > 0);
  const [chosenSentiment, setChosenSentiment] = useState<Sentiment | null>(null);
  const [all, setAll] = useState(false);
  const active = some.find(({ sentiment }) => sentiment === chosenSentiment) ?? some[0];
  if (!active) return null;
  const more = active.of.length - FEW;
  return (
    <section className="tools-group" aria-label={t`Example comments`}>
      <h3>
        <Trans>Example comments</Trans>
      </h3>
      <Tabs<Sentiment>
        label={t`Sentiments`}
        tabs={some.map(({ sentiment, of }) => ({
          key: sentiment,
          label: `${MOODS[sentiment]} ${of.length}`,
        }))}
        active={active.sentiment}
        onChange={(key) => {
          setChosenSentiment(key);
          setAll(false);
        }}
      >
        <ul className="tools-comments">
          {(all ? active.of : active.of.slice(0, FEW)).map((comment) => (
            <Comment key={comment.id} comment={comment} />
          ))}
        </ul>
        {!all && more > 0 && (
          <Button className="tools-start" onClick={() => setAll(true)}>
            <Trans>Show {more} more</Trans>
          </Button>
        )}
      </Tabs>
    </section>
  );
}

function Comment({ comment: { text, score, created_at, url } }: { comment: CommentSentiment }): ReactNode {
  const zone = useAccountZone();
  const now = useNow();
  const at = created_at === null ? null : new Date(created_at);
  return (
    <li>
      <p>{cut(text, LONGEST)}</p>
      <p className="muted tabular">
        {scoreText(score)}
        {at && (
          <>
            {' · '}
            <time dateTime={at.toISOString()} title={fullTime(at, zone)}>
              {shortTime(at, zone, now)}
            </time>
          </>
        )}
        {url && (
          <>
            {' · '}
            <a href={url} target="_blank" rel="noopener noreferrer">
              <Trans>View comment</Trans>
            </a>
          </>
        )}
      </p>
    </li>
  );
}
