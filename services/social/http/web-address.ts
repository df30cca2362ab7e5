const LONGEST = 2000;

/**
 * An address that a browser may open or load, from a server that a user named. Null if it isn't a web address,
 * contains a name or password, or is longer than 2,000 characters.
 */
export function webAddress(value: string | null | undefined): string | null {
  if (!value || value.length > LONGEST) return null;
  const url = URL.parse(value);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url && isWeb && !url.username && !url.password && url.href.length <= LONGEST ? url.href : null;
}
