/** The API's address from the page's `<meta name="api-base-url">`, or `/api`. */
export const apiBaseUrl = (page: Document | undefined): string =>
  page?.querySelector<HTMLMetaElement>('meta[name="api-base-url"]')?.content.replace(/(?<!\/)\/+$/, '') ||
  '/api';
