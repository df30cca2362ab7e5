interface PageOptions {
  /** Where a form's reply may redirect to. */
  readonly formTarget?: string;
}

/** A page of the sandbox loads its own style and pictures, and nothing else. */
export const pageHeaders = ({ formTarget = '' }: PageOptions = {}): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "media-src 'self'",
    `form-action 'self' ${formTarget}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
});
