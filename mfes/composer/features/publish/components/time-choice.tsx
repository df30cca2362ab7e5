import { plainDateTime } from '@carillon/contracts/domain/local-time.ts';
import { DateTimeChoice } from '@carillon/sdk/index.ts';
import { Checkbox } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { ChosenTime } from '../api/use-chosen-time.ts';
import { RepeatChoice } from './repeat-choice.tsx';
import { ZoneNote } from './zone-note.tsx';

const HOW = t`Based on your past results and general best practices.`;

/** The day, the time, whether to take the suggested one, and how the post repeats. */
export function TimeChoice({ time }: { time: ChosenTime }): ReactNode {
  const { timezone, means } = time;
  const id = useId();
  return (
    <>
      <DateTimeChoice value={time.choice} zone={timezone} now={time.now} onChange={time.choose}>
        <ZoneNote zone={timezone} />
      </DateTimeChoice>
      <div>
        <Checkbox
          checked={time.suggested}
          aria-describedby={id}
          onChange={(event) => void time.suggest(event.target.checked)}
        >
          <Trans>Suggest a time</Trans>
        </Checkbox>
        <p id={id} className="muted composer-help">
          {time.reason ?? HOW}
        </p>
      </div>
      {time.noSuggestion && (
        <p className="composer-error">
          <Trans>Couldn’t suggest a time. Choose one yourself.</Trans>
        </p>
      )}
      <RepeatChoice
        value={time.rule}
        read={time.repeat}
        firstDay={means.local.slice(0, 10)}
        firstWeekday={plainDateTime(means.local)?.dayOfWeek ?? 0}
        onChange={time.changeRepeat}
      />
    </>
  );
}
