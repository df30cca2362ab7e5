/** Why a try to deliver to a webhook failed. */
export const WEBHOOK_FAILURES = [
  /** The receiver answered with a status other than success. */
  'status',
  /** It answered with a redirect, which is not followed. */
  'redirect',
  /** It did not answer in time. */
  'timeout',
  /** Its name is not known, nothing listens there, or the connection broke. */
  'unreachable',
  /** Its name leads to an address, or its URL to a port, that is not on the public web. */
  'not_public',
  /** Its certificate is not good, or it does not speak TLS. */
  'certificate',
  /** Too many deliveries waited already, and this one was not tried. */
  'queue_full',
  /** The event expired while the webhook was paused. */
  'too_old',
] as const;
export type WebhookFailure = (typeof WEBHOOK_FAILURES)[number];
