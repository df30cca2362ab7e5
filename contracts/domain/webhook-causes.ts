/** More exactly why a try to deliver to a webhook got no answer. */
export const WEBHOOK_CAUSES = [
  /** The host name doesn't exist, or has no address. */
  'host_not_found',
  /** The host name couldn't be looked up, such as while its name servers don't answer. */
  'lookup_failed',
  /** Nothing listens on the port, or a firewall refuses. */
  'connection_refused',
  /** Nothing took the connection in time. */
  'connection_timeout',
  /** There is no way to the address. */
  'no_route',
  /** The connection was closed before there was an answer. */
  'connection_closed',
  /** The answer isn't HTTP, or its headers are too large. */
  'invalid_response',
  /** The certificate has expired. */
  'certificate_expired',
  /** The certificate is for a later time. */
  'certificate_not_yet_valid',
  /** The certificate is for another host name. */
  'certificate_wrong_host',
  /** No certificate authority that Carillon trusts has issued it, or an intermediate certificate is missing. */
  'certificate_untrusted',
  /** The port doesn't speak TLS, or no version or cipher that Carillon has. */
  'tls_failed',
] as const;
export type WebhookCause = (typeof WEBHOOK_CAUSES)[number];
