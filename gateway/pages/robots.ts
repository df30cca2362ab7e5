/**
 * robots.txt (RFC 9309): allows the public paths and forbids everything else.
 * @param paths as descriptors declare them: `/pricing`, `/assets/*`, `/media/:token`
 */
export const printRobots = (paths: readonly string[], publicUrl: string): string =>
  `User-agent: *
${[...new Set(paths.flatMap(patternsFor))].map((pattern) => `Allow: ${pattern}\n`).join('')}Disallow: /

Sitemap: ${publicUrl}/sitemap.xml
`;

/** Shared links carry a query, such as `?fbclid=…`. */
function patternsFor(path: string): string[] {
  const [, folder] = /^([^:*]*\/)[:*]/.exec(path) ?? [];
  return folder ? [folder] : [`${path}$`, `${path}?`];
}
