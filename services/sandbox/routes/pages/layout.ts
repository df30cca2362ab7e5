import { ALL_NETWORKS } from '@carillon/contracts/domain/all-networks.ts';
import { html } from 'hono/html';

/** Text that is safe in HTML, from `html` tagged templates. */
export type Html = ReturnType<typeof html>;

interface Page {
  readonly publicUrl: string;
  readonly title: string;
  readonly main: Html;
}

/** Lays out a page of the sandbox. */
export const layout = ({ publicUrl, title, main }: Page): Html => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${title} · Sandbox network</title>
    <link rel="icon" href="${publicUrl}/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="${publicUrl}/style.css">
  </head>
  <body>
    <a class="skip" href="#main">Skip to content</a>
    <header>
      <div class="bar">
        <a class="home" href="${publicUrl}/">Sandbox network</a>
        <span class="tag">Test network: nothing is really published</span>
      </div>
    </header>
    <main id="main">${main}</main>
    <footer>
      <p>This server stands in for ${ALL_NETWORKS}, and for Google. Nothing posted here leaves the machine
      that it runs on.</p>
    </footer>
  </body>
</html>`;
