/** The anti-forgery token of this page. */
export interface CsrfToken {
  get(): string;
  set(token: string): void;
}

/** Kept where every client finds it: `<meta name="csrf-token">`. */
export const pageCsrfToken = (page: Document): CsrfToken => {
  const meta = (): HTMLMetaElement | null => page.querySelector('meta[name="csrf-token"]');
  return {
    get: () => meta()?.content ?? '',
    set(token) {
      const element = meta();
      if (element) element.content = token;
    },
  };
};
