import { SENTIMENTS } from '@carillon/contracts/domain/sentiment.ts';
import { EmptyState } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SentimentResult } from '../api/use-analysis.ts';
import { MOODS, scoreText } from '../model/words.ts';
import { CommentExamples } from './comment-examples.tsx';
import { DistributionChart } from './distribution-chart.tsx';
import { TimeChart } from './time-chart.tsx';

/** How the comments on a post sound. */
export function SentimentReport({ result }: { result: SentimentResult }): ReactNode {
  const { analysis, charts, comment_count, truncated } = result;
  if (analysis.overall_sentiment === null || analysis.average_score === null)
    return (
      <EmptyState title={t`No comments yet`} level={2}>
        <Trans>No comments on this post yet.</Trans>
      </EmptyState>
    );
  const score = scoreText(analysis.average_score);
  return (
    <>
      <div className="tools-verdict">
        <p className={`tools-mood ${analysis.overall_sentiment}`}>{MOODS[analysis.overall_sentiment]}</p>
        <p>
          <Trans>
            <Plural value={comment_count} one="# comment" other="# comments" />, {score} on average{' '}
            <span className="muted">(from −1, very negative, to +1, very positive)</span>
          </Trans>
        </p>
        {truncated && (
          <p className="muted">
            <Trans>There are more comments; only these were analyzed.</Trans>
          </p>
        )}
      </div>
      <DistributionChart distribution={charts.distribution} />
      {charts.over_time.length > 1 && <TimeChart days={charts.over_time} />}
      <Words title={t`Common positive words`} words={analysis.common_positive_words} />
      <Words title={t`Common negative words`} words={analysis.common_negative_words} />
      <CommentExamples
        comments={SENTIMENTS.map((sentiment) => ({
          sentiment,
          of: analysis.comment_sentiments.filter((one) => one.sentiment === sentiment),
        }))}
      />
    </>
  );
}

interface WordsProps {
  readonly title: string;
  readonly words: readonly { readonly word: string; readonly count: number }[];
}

const Words = ({ title, words }: WordsProps): ReactNode =>
  words.length > 0 && (
    <section className="tools-group" aria-label={title}>
      <h3>{title}</h3>
      <ul className="tools-chips">
        {words.map(({ word, count }) => (
          <li key={word} className="tools-emoji">
            {word} <span className="muted tabular">{count}</span>
          </li>
        ))}
      </ul>
    </section>
  );
