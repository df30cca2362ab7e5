import { Button, Progress } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export type RowView = 'all' | 'faulty';

interface Running {
  readonly done: number;
  readonly total: number;
  /** Seconds. */
  readonly waits: number | null;
}

interface ImportBarProps {
  readonly counts: {
    readonly all: number;
    readonly faulty: number;
    readonly chosen: number;
    readonly done: number;
  };
  /** The results so far; empty before the first row is sent. */
  readonly summary: string;
  readonly shown: RowView;
  readonly running: Running | null;
  readonly mayImport: boolean;
  /** The decision that the user has to make before the import; null if none. */
  readonly open: string | null;
  onShow(view: RowView): void;
  onImport(): void;
  onStop(): void;
  onResults(): void;
}

/** Shows how many rows are ready, and imports them. It stays in sight above the table. */
export function ImportBar({
  counts,
  summary,
  shown,
  running,
  mayImport,
  open,
  ...on
}: ImportBarProps): ReactNode {
  const { all, faulty, chosen, done } = counts;
  return (
    <div className="bulk-bar">
      <fieldset className="planner-views" aria-label={t`Rows`}>
        <button type="button" aria-pressed={shown === 'all'} onClick={() => on.onShow('all')}>
          <Trans>
            All<span className="bulk-wide"> rows</span> ({all})
          </Trans>
        </button>
        <button type="button" aria-pressed={shown === 'faulty'} onClick={() => on.onShow('faulty')}>
          <Trans>Problems ({faulty})</Trans>
        </button>
      </fieldset>
      <div className="bulk-progress" role="status">
        {running ? (
          <>
            <Progress
              percent={Math.round((100 * running.done) / running.total)}
              aria-label={t`Rows imported`}
            />
            {runningText(running)}
          </>
        ) : (
          <>
            {open && chosen > 0 && <p>{open}</p>}
            {summary !== '' && (
              <>
                {summary}{' '}
                {done > 0 && (
                  <span className="muted">
                    <Trans>Importing this file again won’t schedule them twice.</Trans>
                  </span>
                )}
              </>
            )}
          </>
        )}
      </div>
      <div className="bulk-actions">
        {summary !== '' && !running && (
          <Button onClick={on.onResults}>
            <Trans>Download results</Trans>
          </Button>
        )}
        {running && (
          <Button onClick={on.onStop}>
            <Trans>Stop</Trans>
          </Button>
        )}
        {/* It keeps its place, so that the second click of two stops nothing. */}
        <Button
          type="primary"
          loading={running !== null}
          disabled={!mayImport || open !== null || chosen === 0}
          onClick={on.onImport}
        >
          {chosen === 0
            ? t`No rows ready`
            : plural(chosen, { one: 'Import # post', other: 'Import # posts' })}
        </Button>
      </div>
    </div>
  );
}

function runningText({ done, total, waits }: Running): string {
  if (waits === null)
    return plural(total, { one: `${done} of # row done.`, other: `${done} of # rows done.` });
  return plural(waits, {
    one: 'The server is busy. The import continues in # second.',
    other: 'The server is busy. The import continues in # seconds.',
  });
}
