import { html } from 'hono/html';
import { type Html, layout } from './layout.ts';

/** A page with a single message. */
export const messagePage = ({
  publicUrl,
  title,
  text,
}: {
  publicUrl: string;
  title: string;
  text: string;
}): Html =>
  layout({
    publicUrl,
    title,
    main: html`<section class="card narrow">
      <h1>${title}</h1>
      <p>${text}</p>
      <p><a href="${publicUrl}/">See what was posted lately</a></p>
    </section>`,
  });
