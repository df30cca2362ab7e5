import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import { deleteBusinessPlan } from '@carillon/contracts/http/ai/delete-business-plan.ts';
import { QueryView, ShowMore, shortTime, useAccountZone, useMay, useNow } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { type PlanSummary, usePlans } from '../api/use-plans.ts';
import { platformText } from '../model/plan-form.ts';
import { DeletePlanDialog } from './delete-plan-dialog.tsx';

interface PlanListProps {
  /** Where a plan is shown. */
  addressOf(id: string): string;
}

/** The plans that were made, to open again or to delete. */
export function PlanList({ addressOf }: PlanListProps): ReactNode {
  const query = usePlans();
  const [deleting, setDeleting] = useState<PlanSummary | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className="tools-stack" aria-labelledby="plans">
      <h2 id="plans" ref={heading} tabIndex={-1}>
        <Trans>Your plans</Trans>
      </h2>
      <QueryView query={query} failed={t`Couldn’t load your plans`} safe={t`They’re safe on the server.`}>
        {(plans) =>
          plans.length === 0 ? (
            <p className="muted">
              <Trans>No plans yet. Plans you generate appear here.</Trans>
            </p>
          ) : (
            <ul ref={list} className="panel tools-plans">
              {plans.map((plan) => (
                <PlanRow
                  key={plan.id}
                  plan={plan}
                  address={addressOf(plan.id)}
                  onDelete={() => setDeleting(plan)}
                />
              ))}
            </ul>
          )
        }
      </QueryView>
      <ShowMore query={query} list={list} what={t`Older plans`} failure={t`Couldn’t load older plans.`} />
      {deleting && (
        <DeletePlanDialog plan={deleting} home={() => heading.current} onClose={() => setDeleting(null)} />
      )}
    </section>
  );
}

interface PlanRowProps {
  readonly plan: PlanSummary;
  readonly address: string;
  onDelete(): void;
}

function PlanRow({ plan, address, onDelete }: PlanRowProps): ReactNode {
  const zone = useAccountZone();
  const now = useNow();
  const mayDelete = useMay(deleteBusinessPlan);
  const name = firstWords(plan.business_type) ?? t`Business plan`;
  return (
    <li>
      <a href={address}>{name}</a>
      <span className="muted">
        {platformText(plan.platform)} · {shortTime(new Date(plan.created_at), zone, now)}
      </span>
      {mayDelete && (
        <Button type="text" aria-label={t`Delete the plan: ${name}`} onClick={onDelete}>
          <Trans>Delete</Trans>
        </Button>
      )}
    </li>
  );
}
