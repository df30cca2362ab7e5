import { type PlanFeature, requireFeature } from '@carillon/contracts/http/billing/require-feature.ts';
import { AppError } from '../errors.ts';
import type { ServiceClient } from '../http/service-client.ts';
import type { Log } from '../log.ts';

/** @throws AppError `plan_limit` when the workspace's plan has no such feature */
export type RequireFeature = (workspaceId: string, feature: PlanFeature) => Promise<void>;

const WAIT_MS = 3_000;

/** While billing does not answer, everybody has everything. */
export const createRequireFeature =
  ({ services, log }: { readonly services: ServiceClient; readonly log: Log }): RequireFeature =>
  async (workspaceId, feature) => {
    const body = { workspace_id: workspaceId, feature };
    try {
      await services.call(requireFeature, { body, signal: AbortSignal.timeout(WAIT_MS) });
    } catch (err) {
      if (err instanceof AppError && err.code === 'plan_limit') throw err;
      log.error({ err, feature }, 'billing does not answer; the feature is given without a look at the plan');
    }
  };

/** Where plans are off. */
export const EVERY_FEATURE: RequireFeature = async () => undefined;
