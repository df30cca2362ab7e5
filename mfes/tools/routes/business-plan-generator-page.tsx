import { generateBusinessPlan } from '@carillon/contracts/http/ai/generate-business-plan.ts';
import {
  asApiError,
  MissingWhy,
  QueryView,
  useMay,
  useSearchParams,
  useShell,
  useStored,
} from '@carillon/sdk/index.ts';
import { EmptyState } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FAILED, useGeneratePlan } from '../features/plans/api/use-generate-plan.ts';
import { usePlan } from '../features/plans/api/use-plans.ts';
import { PlanForm } from '../features/plans/components/plan-form.tsx';
import { PlanList } from '../features/plans/components/plan-list.tsx';
import { PlanView } from '../features/plans/components/plan-view.tsx';
import { PlanWriting } from '../features/plans/components/plan-writing.tsx';
import { EMPTY_FORM, type PlanForm as Form, isPlanForm } from '../features/plans/model/plan-form.ts';
import { ToolError } from '../lib/tool-error.tsx';
import { ToolPage, type ToolProps } from '../lib/tool-page.tsx';

const PAGE = '/business-plan-generator';
const addressOf = (id: string): string => `${PAGE}?plan=${id}`;

/** From eight answers to a plan; and the plans that were made. */
export const BusinessPlanGeneratorPage = (): ReactNode => (
  <ToolPage
    title={t`Business Plan Generator`}
    line={t`Describe your business and goals to get a social media plan.`}
    operation={generateBusinessPlan}
    forViewers
    tool={BusinessPlanGenerator}
  />
);

function BusinessPlanGenerator({ storage }: ToolProps): ReactNode {
  const [params] = useSearchParams();
  const id = params.get('plan');
  return id === null ? <NewPlan storage={storage} /> : <KeptPlan key={id} id={id} />;
}

function NewPlan({ storage }: ToolProps): ReactNode {
  const { navigate } = useShell();
  const [form, setForm] = useStored<Form>(storage, 'tool:business-plan', EMPTY_FORM, isPlanForm);
  const { generate, again, busy, error, progress, cancel } = useGeneratePlan(({ id }) =>
    navigate(addressOf(id)),
  );
  if (!useMay(generateBusinessPlan)) return <PlanList addressOf={addressOf} />;
  if (busy) return <PlanWriting progress={progress} onCancel={cancel} />;
  return (
    <>
      {error && <ToolError title={FAILED} error={error} onRetry={again} />}
      <PlanForm form={form} error={error} onForm={setForm} onGenerate={generate} />
      <PlanList addressOf={addressOf} />
    </>
  );
}

function KeptPlan({ id }: { id: string }): ReactNode {
  const { navigate } = useShell();
  const query = usePlan(id);
  const code = query.error && asApiError(query.error)?.code;
  if (code === 'not_found' || code === 'validation_failed')
    return (
      <EmptyState
        title={t`We couldn’t find that plan.`}
        level={2}
        action={
          <a href={PAGE}>
            <Trans>All plans</Trans>
          </a>
        }
      >
        <MissingWhy />
      </EmptyState>
    );
  return (
    <QueryView
      query={query}
      failed={t`Couldn’t load the plan`}
      safe={t`It’s safe on the server.`}
      rows={8}
      level={2}
    >
      {(plan) => <PlanView plan={plan} onClose={() => navigate(PAGE)} />}
    </QueryView>
  );
}
