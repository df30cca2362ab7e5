import type { SeriesView } from '@carillon/contracts/http/posts/series.ts';
import { stopSeries } from '@carillon/contracts/http/posts/stop-series.ts';
import {
  actionErrorText,
  clockText,
  fromLocalText,
  QueryView,
  Question,
  serviceText,
  useMay,
} from '@carillon/sdk/index.ts';
import { repeatText } from '@carillon/sdk/text/repeat-text.ts';
import { Alert, Button, RepeatIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useSeries, useSeriesActions } from '../api/use-series.ts';

interface SeriesPanelProps {
  /** Null where the post does not repeat. */
  readonly seriesId: string | null;
  home(): HTMLElement | null;
  /** Closes the post that contains the panel. */
  onClose(): void;
  onChanged(): void;
}

interface SeriesPanelView {
  readonly panel: ReactNode;
  /** The question asked before changing the whole series. Null if there is none. */
  readonly question: ReactNode;
}

/** How a post repeats, and the actions on its series. */
export function useSeriesPanel(props: SeriesPanelProps): SeriesPanelView {
  const { seriesId, home, onClose, onChanged } = props;
  const series = useSeries(seriesId);
  const { stop, resume } = useSeriesActions(seriesId, onChanged);
  const mayChange = useMay(stopSeries);
  const [isAsking, setIsAsking] = useState(false);
  const confirm = async (): Promise<void> => {
    if (!(await stop.run(undefined))) return;
    setIsAsking(false);
    onClose();
  };
  const panel = seriesId !== null && (
    <section className="planner-series" aria-label={t`Series`}>
      <QueryView query={series} failed={t`Couldn’t load this post’s series`} rows={2}>
        {(loadedSeries) => (
          <>
            <p>
              <RepeatIcon size={16} /> {textOf(loadedSeries)}
            </p>
            {loadedSeries.reason && (
              <Alert
                type="info"
                showIcon
                title={`${pauseOf(loadedSeries)} ${serviceText(loadedSeries.reason, loadedSeries.reason_text)}`}
              />
            )}
            {resume.error && (
              <Alert type="error" showIcon role="alert" title={actionErrorText(resume.error)} />
            )}
            {mayChange && (
              <div className="planner-actions">
                {loadedSeries.status === 'paused' && (
                  <Button loading={resume.busy} onClick={() => void resume.run(undefined)}>
                    <Trans>Resume the series</Trans>
                  </Button>
                )}
                {loadedSeries.status !== 'stopped' && (
                  <Button danger onClick={() => setIsAsking(true)}>
                    <Trans>Stop the series</Trans>
                  </Button>
                )}
              </div>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
  const question = isAsking && (
    <Question
      title={t`Stop this series?`}
      action={t`Stop the series`}
      keep={t`Keep it`}
      danger
      busy={stop.busy}
      error={stop.error && actionErrorText(stop.error)}
      home={home}
      onClose={() => {
        stop.reset();
        setIsAsking(false);
      }}
      onConfirm={() => void confirm()}
    >
      <p>
        <Trans>
          All its upcoming posts are canceled and removed from the calendar. Published posts stay.
        </Trans>
      </p>
    </Question>
  );
  return { panel, question };
}

const textOf = ({ repeat, first_time, timezone, status }: SeriesView): string => {
  const clock = clockText(fromLocalText(first_time).time);
  const { text = t`Repeats.` } = repeatText(repeat, first_time, timezone, clock) ?? {};
  return status === 'stopped' ? t`Stopped. It was set to repeat: ${text}` : text;
};

const pauseOf = ({ status }: SeriesView): string =>
  status === 'paused' ? t`Paused. No more posts are planned.` : t`The next post isn’t planned yet.`;
