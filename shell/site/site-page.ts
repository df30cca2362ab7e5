import type { SitePath } from '@carillon/contracts/domain/site-paths.ts';

/** Where each picture is, by its file's name. */
export type Pictures = Readonly<Record<string, string>>;

/**
 * One page for everybody, in the language that is active. What the operator says stands in it as `{{name}}`, and the
 * gateway fills it in.
 */
export interface SitePage {
  readonly path: SitePath;
  readonly title: string;
  readonly description: string;
  /** The style sheets that it needs beside the site's own, from `styles/`. */
  readonly styles: readonly string[];
  body(pictures: Pictures): string;
}
