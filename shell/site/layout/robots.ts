import { SITE_PATHS } from '../paths.ts';

/** Search engines find the pages for everybody, and nothing else: the rest needs a log-in. */
export const ROBOTS = `User-agent: *
${SITE_PATHS.map((path) => `Allow: ${path}$`).join('\n')}
Allow: /assets/
Disallow: /

Sitemap: {{public_url}}/sitemap.xml
`;

export const SITEMAP = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${SITE_PATHS.map((path) => `<url><loc>{{public_url}}${path}</loc></url>`).join('\n')}
</urlset>
`;
