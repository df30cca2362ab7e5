import type { PlanView } from '@carillon/contracts/http/billing/get-plan.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { figure } from '../model/plan-text.ts';

/** How much of each limit is used. */
export function UsageList({ plan }: { plan: PlanView }): ReactNode {
  const { posts, scheduled_posts: scheduled, accounts } = plan.usage;
  const { granted, spent } = plan.words;
  return (
    <section className="panel" aria-labelledby="usage">
      <h2 id="usage">
        <Trans>Used</Trans>
      </h2>
      <ul className="account-usage">
        <Usage label={t`Posts this month`} {...posts} />
        <Usage label={t`Scheduled posts`} {...scheduled} />
        <Usage label={t`Connected networks`} {...accounts} />
        <Usage
          label={t`Words`}
          used={spent}
          limit={granted}
          note={t`${figure(granted - spent)} left. See how you used them below.`}
        />
      </ul>
      {plan.words_per_month ? (
        <p className="muted">
          <Trans>{figure(plan.words_per_month)} words are added each month.</Trans>
        </p>
      ) : null}
    </section>
  );
}

function usedText(used: number, limit: number | null): string {
  if (limit === 0) return used === 0 ? t`Not included` : t`${figure(used)}, the limit`;
  return limit === null ? t`${figure(used)} · unlimited` : t`${figure(used)} of ${figure(limit)}`;
}

interface UsageProps {
  readonly label: string;
  readonly used: number;
  readonly limit: number | null;
  readonly note?: string;
}

function Usage({ label, used, limit, note }: UsageProps): ReactNode {
  const full = limit !== null && used > 0 && used >= limit;
  return (
    <li className={full ? 'full' : undefined}>
      <span>{label}</span>
      <span className="tabular">{usedText(used, limit)}</span>
      {limit !== null && (
        <span className="account-bar" aria-hidden="true">
          <span
            style={{ width: `${limit === 0 ? (used > 0 ? 100 : 0) : Math.min(100, (100 * used) / limit)}%` }}
          />
        </span>
      )}
      {note && <span className="muted">{note}</span>}
    </li>
  );
}
