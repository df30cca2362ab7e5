import { actionErrorText, Question } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import { type PlanSummary, useDeletePlan } from '../api/use-plans.ts';

interface DeletePlanDialogProps {
  readonly plan: PlanSummary;
  home(): HTMLElement | null;
  onClose(): void;
}

/** Asks before a plan goes for good. */
export function DeletePlanDialog({ plan, home, onClose }: DeletePlanDialogProps): ReactNode {
  const { run, busy, error } = useDeletePlan();
  const remove = async (): Promise<void> => {
    if (await run(plan.id)) onClose();
  };
  return (
    <Question
      title="Delete this business plan?"
      action="Delete plan"
      keep="Keep plan"
      danger
      busy={busy}
      error={error && `The plan could not be deleted: ${actionErrorText(error)}`}
      home={home}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <p className="tools-post-name">{plan.business_type}</p>
      <p className="muted">It can’t be brought back.</p>
    </Question>
  );
}
