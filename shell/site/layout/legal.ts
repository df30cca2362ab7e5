export interface LegalSection {
  readonly id: string;
  readonly title: string;
  /** HTML. */
  readonly text: string;
}

/** A page of law: a title, a word on what it is, its contents, and its sections. */
export const legalPage = (title: string, about: string, sections: readonly LegalSection[]): string =>
  `<article class="legal">
<header><h1>${title}</h1><p class="lead">${about}</p></header>
<nav class="contents" aria-label="On this page"><ol>${sections.map(({ id, title: name }) => `<li><a href="#${id}">${name}</a></li>`).join('')}</ol></nav>
<div class="legal-text">
${sections.map(({ id, title: name, text }) => `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${name}</h2>${text}</section>`).join('\n')}
</div>
</article>`;

type Row = readonly string[];

/** The first cell of each row names it. */
export const table = (caption: string, columns: Row, rows: readonly Row[]): string =>
  `<div class="table"><table><caption class="visually-hidden">${caption}</caption>
<thead><tr>${columns.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>${rows.map(([name, ...cells]) => `<tr><th scope="row">${name}</th>${cells.map((cell, at) => `<td data-column="${columns[at + 1]}">${cell}</td>`).join('')}</tr>`).join('\n')}</tbody></table></div>`;

/** For the operator alone: what to set, apart from the sentences that visitors read. */
export const OPERATOR_MISSING = `{{^operator}}<p class="notice">Do you run this Carillon? Set <code>OPERATOR_NAME</code>, <code>PRIVACY_EMAIL</code> and <code>SUPPORT_EMAIL</code>, and this page names you.</p>{{/operator}}`;

const link = (fact: 'privacy_email' | 'support_email'): string =>
  `<a href="mailto:{{${fact}}}">{{${fact}}}</a>`;

/** A whole sentence for each case, so that it reads well whichever addresses are set. */
export const mail = (fact: 'privacy_email' | 'support_email', about: string): string =>
  `{{#${fact}}}${about}, write to ${link(fact)}.{{/${fact}}}{{^${fact}}}${about}, contact your administrator.{{/${fact}}}`;
