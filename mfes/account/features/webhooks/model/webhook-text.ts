import type { WebhookCause } from '@carillon/contracts/domain/webhook-causes.ts';
import type { WebhookFailure } from '@carillon/contracts/domain/webhook-failures.ts';
import type { WebhookPause, WebhookView } from '@carillon/contracts/http/webhooks/webhook.ts';
import type { WebhookDelivery, WebhookTry } from '@carillon/contracts/http/webhooks/webhook-delivery.ts';
import { formatNumber } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';

/** The name its owner recognizes it by. */
export const nameOf = ({ description, url }: Pick<WebhookView, 'description' | 'url'>): string =>
  description || (URL.parse(url)?.host ?? url);

/** Describes a webhook's state. */
export function standOf({ status, failing_since }: WebhookView): 'active' | 'failing' | 'paused' {
  if (status === 'paused') return 'paused';
  return failing_since ? 'failing' : 'active';
}

/** Why Carillon paused it; null when it did not. */
export const pausedText = ({ paused_because: why }: WebhookView): string | null => why && PAUSES[why];

const PAUSES: Readonly<Record<WebhookPause, string>> = {
  failing: t`Carillon paused this webhook because deliveries failed for three days. Check the receiver, then resume the webhook.`,
  gone: t`Carillon paused this webhook because the receiver returned 410 Gone.`,
  left: t`Carillon paused this webhook because the person who created it is no longer a member. If the receiver is yours, resume the webhook.`,
  reclaimed: t`Carillon paused this webhook because it was created before the account’s email was confirmed. If the receiver is yours, resume the webhook.`,
};

const FAILURES: Readonly<Record<WebhookFailure, string>> = {
  status: t`The receiver rejected the event.`,
  redirect: t`The receiver redirects elsewhere. Enter its final URL.`,
  timeout: t`The receiver didn’t respond within 10 seconds.`,
  unreachable: t`Couldn’t reach the receiver.`,
  not_public: t`The URL isn’t on the public web.`,
  certificate: t`The receiver’s certificate isn’t valid.`,
  queue_full: t`Not sent: too many events were already waiting.`,
  too_old: t`Not sent: the event waited for more than three days.`,
};

const CAUSES: Readonly<Record<WebhookCause, string>> = {
  host_not_found: t`The host name in the URL doesn’t exist. Check the URL for typos.`,
  lookup_failed: t`Couldn’t look up the host name in the URL. Check the domain’s name servers.`,
  connection_refused: t`The receiver refused the connection. Check that it’s running.`,
  connection_timeout: t`Couldn’t connect to the receiver in time. Check its firewall.`,
  no_route: t`There’s no network route to the receiver.`,
  connection_closed: t`The receiver closed the connection without responding.`,
  invalid_response: t`The receiver’s response isn’t valid HTTP.`,
  certificate_expired: t`The receiver’s certificate has expired.`,
  certificate_not_yet_valid: t`The receiver’s certificate isn’t valid yet.`,
  certificate_wrong_host: t`The receiver’s certificate is for another host name.`,
  certificate_untrusted: t`The receiver’s certificate isn’t trusted. It’s self-signed, or an intermediate certificate is missing.`,
  tls_failed: t`Couldn’t set up a secure connection. Check that the receiver supports TLS 1.2 or later.`,
};

/** Why a try, or a delivery as a whole, failed; null when it did not. */
export function failureText({
  failure,
  cause,
  code,
}: Pick<WebhookTry, 'failure' | 'cause'> & { code?: number | null }): string | null {
  if (failure === null) return null;
  if (failure === 'status' && code) return t`The receiver returned ${code}.`;
  // A later version of the service may name a cause that this page doesn't know.
  return (cause && CAUSES[cause]) ?? FAILURES[failure];
}

export const reasonOf = ({ failure, last_try }: WebhookDelivery): string | null =>
  failureText({ failure }) ?? (last_try ? failureText(last_try) : null);

/** The result of a try in a few words. */
export const tryText = (attempt: WebhookTry): string =>
  failureText(attempt) ?? t`The receiver returned ${{ code: attempt.code ?? '' }}.`;

export const msText = (ms: number): string => formatNumber(ms, { style: 'unit', unit: 'millisecond' });
