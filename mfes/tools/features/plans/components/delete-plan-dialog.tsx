import { DeleteQuestion } from '@carillon/sdk/index.ts';
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
    <DeleteQuestion
      noun="plan"
      name={plan.business_type}
      busy={busy}
      error={error}
      home={home}
      onClose={onClose}
      onConfirm={() => void remove()}
    />
  );
}
