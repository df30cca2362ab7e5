/** Where the API is, as the page says in `<meta name="api-base-url">`; without one, `/api`. */
export const apiBaseUrl = (page: Document | undefined): string =>
  page?.querySelector<HTMLMetaElement>('meta[name="api-base-url"]')?.content.replace(/(?<!\/)\/+$/, '') ||
  '/api';
