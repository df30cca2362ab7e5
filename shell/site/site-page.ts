import type { SitePath } from '@carillon/contracts/domain/site-paths.ts';

/** Where each picture is, by its file's name. */
export type Pictures = Readonly<Record<string, string>>;

/** A public page, in the active language. The operator's values appear as `{{name}}`, and the gateway fills them in. */
export interface SitePage {
  readonly path: SitePath;
  readonly title: string;
  readonly description: string;
  /** The style sheets that it needs beside the site's own, from `styles/`. */
  readonly styles: readonly string[];
  body(pictures: Pictures): string;
}
