/** The public site's pages: plain HTML, each a document of its own. */
export const SITE_PATHS = ['/', '/pricing', '/privacy', '/terms'] as const;
export type SitePath = (typeof SITE_PATHS)[number];

export const isSitePath = (path: string): boolean => (SITE_PATHS as readonly string[]).includes(path);
