import type { WebhookEvent } from '@carillon/contracts/domain/webhook-events.ts';
import { AppError, invalid } from '@carillon/kit/errors.ts';
import { faultInUrl } from '../delivery/receiver-url.ts';
import type { Webhook } from '../domain/webhook.ts';
import { type Actor, tellOf, type WebhookDeps } from './webhook-deps.ts';

interface Wanted {
  readonly url?: string | undefined;
  readonly description?: string | undefined;
  readonly events?: readonly WebhookEvent[] | undefined;
  readonly status?: 'active' | 'paused' | undefined;
}

/** Changes what is given. @throws AppError `not_found`, or `validation_failed` for a URL that no receiver may have */
export async function change(deps: WebhookDeps, actor: Actor, id: string, wanted: Wanted): Promise<Webhook> {
  const fault = wanted.url === undefined ? null : faultInUrl(wanted.url, deps.isLocal);
  if (fault) throw invalid({ url: [fault] });
  const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
  // Whoever resumes it, or pauses it, knows of its failing.
  const known = wanted.status === undefined ? {} : { pausedBecause: null, failingSince: null };
  const webhook = await deps.stores.webhooks.change(
    id,
    actor.workspaceId,
    { ...given, ...known },
    deps.clock(),
  );
  if (!webhook) throw new AppError('not_found', { message: 'We couldn’t find that webhook.' });
  const { host } = new URL(webhook.url);
  tellOf(deps, 'webhook.changed', actor, { webhook: id, host, status: webhook.status });
  deps.changed(actor.workspaceId);
  deps.wakeDeliverers();
  return webhook;
}
