import type { PlanView } from '@carillon/contracts/http/billing/get-plan.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { figure } from '../model/plan-text.ts';

/** How much of each limit is used. */
export function UsageList({ plan }: { plan: PlanView }): ReactNode {
  const { posts, scheduled_posts: scheduled, accounts } = plan.usage;
  const { granted, spent } = plan.words;
  const added = plan.words_per_month;
  return (
    <section className="panel" aria-labelledby="usage">
      <h2 id="usage">
        <Trans context="usage">Usage</Trans>
      </h2>
      <ul className="account-usage">
        <Usage label={t`Posts this month`} {...posts} />
        <Usage label={t`Scheduled posts`} {...scheduled} />
        <Usage label={t`Connected accounts`} {...accounts} />
        <Usage
          label={t`Words`}
          used={spent}
          limit={granted}
          note={t`${{ left: figure(granted - spent) }} left. See how you used them below.`}
        />
      </ul>
      {added ? (
        <p className="muted">
          {plural(added, {
            one: '# word is added each month.',
            other: '# words are added each month.',
          })}
        </p>
      ) : null}
    </section>
  );
}

function usedText(used: number, limit: number | null): string {
  if (limit === 0) return used === 0 ? t`Not included` : t`${{ used: figure(used) }}, limit reached`;
  return limit === null
    ? t`${{ used: figure(used) }} · unlimited`
    : t`${{ used: figure(used) }} of ${{ limit: figure(limit) }}`;
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
