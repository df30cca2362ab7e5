import { repeatText } from '@carillon/contracts/domain/recurrence-text.ts';
import { changeSeries } from '@carillon/contracts/http/posts/change-series.ts';
import type { SeriesView } from '@carillon/contracts/http/posts/series.ts';
import {
  actionErrorText,
  clockText,
  fromLocalText,
  QueryView,
  Question,
  useMay,
} from '@carillon/sdk/index.ts';
import { Alert, Button, RepeatIcon } from '@carillon/ui/index.ts';
import { type ReactNode, useState } from 'react';
import { useSeries, useSeriesActions } from '../api/use-series.ts';

interface SeriesPanelProps {
  /** Null where the post does not repeat. */
  readonly seriesId: string | null;
  readonly postId: string;
  /** This post is still to go out. */
  readonly isAhead: boolean;
  home(): HTMLElement | null;
  /** Closes the post that the panel stands in. */
  onClose(): void;
  onChanged(): void;
}

interface SeriesPanelView {
  readonly panel: ReactNode;
  /** What is asked before all of the series changes; null while nothing is. */
  readonly question: ReactNode;
}

/** How a post repeats, and what can be done with all of the series. */
export function useSeriesPanel(props: SeriesPanelProps): SeriesPanelView {
  const { seriesId, postId, isAhead, home, onClose, onChanged } = props;
  const series = useSeries(seriesId);
  const { stop, resume, change } = useSeriesActions(seriesId, postId, onChanged);
  const mayChange = useMay(changeSeries);
  const [asked, setAsked] = useState<'stop' | 'change' | null>(null);
  const action = asked === 'stop' ? stop : change;
  const confirm = async (): Promise<void> => {
    if (!(await action.run(undefined))) return;
    setAsked(null);
    if (asked === 'stop') onClose();
  };
  const panel = seriesId !== null && (
    <section className="planner-series" aria-label="Series">
      <QueryView query={series} failed="How this post repeats could not be loaded" rows={2}>
        {(found) => (
          <>
            <p>
              <RepeatIcon size={16} /> {textOf(found)}
            </p>
            {found.reason && <Alert type="info" showIcon title={`${pauseOf(found)} ${found.reason}`} />}
            {resume.error && (
              <Alert type="error" showIcon role="alert" title={actionErrorText(resume.error)} />
            )}
            {mayChange && (
              <div className="planner-actions">
                {isAhead && <Button onClick={() => setAsked('change')}>Change this and all later</Button>}
                {found.status === 'paused' && (
                  <Button loading={resume.busy} onClick={() => void resume.run(undefined)}>
                    Resume the series
                  </Button>
                )}
                {found.status !== 'stopped' && (
                  <Button danger onClick={() => setAsked('stop')}>
                    Stop the series
                  </Button>
                )}
              </div>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
  const question = asked && (
    <Question
      {...WORDS[asked]}
      danger={asked === 'stop'}
      busy={action.busy}
      error={action.error && actionErrorText(action.error)}
      home={home}
      onClose={() => {
        action.reset();
        setAsked(null);
      }}
      onConfirm={() => void confirm()}
    >
      <p>{WORDS[asked].text}</p>
    </Question>
  );
  return { panel, question };
}

const WORDS = {
  stop: {
    title: 'Stop this series?',
    action: 'Stop the Series',
    keep: 'Keep it',
    text: 'All posts of it that are still ahead are canceled and leave the calendar. What is published stays.',
  },
  change: {
    title: 'Change this and all later ones?',
    action: 'Edit as Draft',
    keep: 'Keep them',
    text: 'This post and all later ones of the series leave the schedule. They become one draft that repeats as they did, and go out once you schedule it.',
  },
} as const;

const textOf = ({ repeat, first_time, timezone, status }: SeriesView): string => {
  const clock = clockText(fromLocalText(first_time).time);
  const { text = 'Repeats.' } = repeatText(repeat, first_time, timezone, clock) ?? {};
  return status === 'stopped' ? `Repeated until it was stopped: ${text}` : text;
};

const pauseOf = ({ status }: SeriesView): string =>
  status === 'paused' ? 'Paused: nothing more is planned.' : 'The next one is not planned yet.';
