import { SITE_PATHS, type SitePath } from '../paths.ts';
import { whilePlansAreSold } from './parts.ts';

/** Where plans are off, nobody is led to the prices. */
const each = (line: (path: SitePath) => string): string =>
  SITE_PATHS.map((path) =>
    path === '/pricing' ? whilePlansAreSold(`${line(path)}\n`) : `${line(path)}\n`,
  ).join('');

/** Search engines find the pages for everybody, and nothing else: the rest needs a log-in. */
export const ROBOTS = `User-agent: *
${each((path) => `Allow: ${path}$`)}Allow: /assets/
Disallow: /

Sitemap: {{public_url}}/sitemap.xml
`;

export const SITEMAP = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${each((path) => `<url><loc>{{public_url}}${path}</loc></url>`)}</urlset>
`;
