/**
 * Whether If-None-Match names this version. Versions are compared weakly (RFC 9110, 13.1.2), since proxies that compress
 * mark an ETag as weak; Apache's mod_deflate adds `-gzip` to it instead.
 */
export function etagMatches(ifNoneMatch: string | undefined, etag: string): boolean {
  const etags =
    ifNoneMatch?.split(',').map((one) =>
      one
        .trim()
        .replace(/^W\//, '')
        .replace(/-gzip"$/, '"'),
    ) ?? [];
  return etags.includes('*') || etags.includes(etag);
}
