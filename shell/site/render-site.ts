import { renderDocument, type SiteAssets } from './layout/document.ts';
import { SITEMAP } from './layout/sitemap.ts';
import { LANDING } from './pages/landing.ts';
import { PRICING } from './pages/pricing.ts';
import { PRIVACY } from './pages/privacy.ts';
import { TERMS } from './pages/terms.ts';

export const SITE_PAGES = [LANDING, PRICING, PRIVACY, TERMS] as const;

/** Everything for everybody, as text by the file's name: what the gateway fills in is open in it, as `{{name}}`. */
export const renderSite = (assets: SiteAssets): ReadonlyMap<string, string> =>
  new Map([
    ...SITE_PAGES.map((page) => [page.file, renderDocument(page, assets)] as const),
    ['sitemap.xml', SITEMAP] as const,
  ]);
