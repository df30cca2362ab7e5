import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { WeeklySlot } from '@carillon/contracts/http/posts/posting-schedule.ts';
import { Button, SparkIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useBestTimes } from '../api/use-best-times.ts';
import { slotName, suggestionsOf } from '../model/week.ts';

interface SuggestionsProps {
  readonly platform: PlatformName;
  readonly platformId: number;
  readonly timezone: string;
  readonly slots: readonly WeeklySlot[];
  readonly busy: boolean;
  onAdd(slots: readonly WeeklySlot[]): void;
}

/** Best times that aren't slots yet, each with its reason. Hidden if there are none. */
export function Suggestions(props: SuggestionsProps): ReactNode {
  const { platform, platformId, timezone, slots, busy, onAdd } = props;
  const { data } = useBestTimes(platformId, timezone);
  const suggestions = data ? suggestionsOf(data, platform, slots) : [];
  if (suggestions.length === 0) return null;
  const toSlot = ({ weekday, time }: WeeklySlot): WeeklySlot => ({ weekday, time });
  return (
    <div className="queue-suggestions">
      <h3>
        <SparkIcon size={16} /> <Trans>Suggested slots</Trans>
      </h3>
      <ul>
        {suggestions.map((one) => (
          <li key={slotName(one)}>
            <Button
              aria-label={t`Add ${{ slot: slotName(one) }}`}
              disabled={busy}
              onClick={() => onAdd([toSlot(one)])}
            >
              {slotName(one)}
            </Button>
            <span className="muted">{one.reason}</span>
          </li>
        ))}
      </ul>
      {suggestions.length > 1 && (
        <Button type="link" disabled={busy} onClick={() => onAdd(suggestions.map(toSlot))}>
          {t`Add all ${{ count: suggestions.length }}`}
        </Button>
      )}
    </div>
  );
}
