import { SITE_PATHS } from '@carillon/contracts/domain/site-paths.ts';
import { whilePlansAreSold } from './parts.ts';

const ENTRIES = SITE_PATHS.map((path) => {
  const entry = `<url><loc>{{public_url}}${path}</loc></url>\n`;
  return path === '/pricing' ? whilePlansAreSold(entry) : entry;
}).join('');

export const SITEMAP = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${ENTRIES}</urlset>
`;
