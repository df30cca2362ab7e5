import type { EventOf } from '@carillon/contracts/event.ts';
import type { webhookChanged } from '@carillon/contracts/events/webhooks/webhook-changed.ts';
import type { webhookPaused } from '@carillon/contracts/events/webhooks/webhook-paused.ts';
import { changeOfPause, changeOfWebhook } from '../domain/change.ts';
import { type ApplyDeps, applyChange } from '../usecases/apply-change.ts';

export async function consumeWebhookPaused(
  deps: ApplyDeps,
  event: EventOf<typeof webhookPaused>,
): Promise<void> {
  await applyChange(deps, changeOfPause(event));
}

/** One that a member resumes, pauses or removes needs nobody any more. */
export async function consumeWebhookChanged(
  deps: ApplyDeps,
  event: EventOf<typeof webhookChanged>,
): Promise<void> {
  const change = changeOfWebhook(event);
  if (change) await applyChange(deps, change);
}
