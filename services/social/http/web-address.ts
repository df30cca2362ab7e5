const LONGEST = 2000;

/**
 * An address that a browser may open or load, as a server that a user named says it; null for one that is not of the web, has
 * a name or password in it, or is longer than 2,000 characters.
 */
export function webAddress(given: string | null | undefined): string | null {
  if (!given || given.length > LONGEST) return null;
  const url = URL.parse(given);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url && isWeb && !url.username && !url.password && url.href.length <= LONGEST ? url.href : null;
}
