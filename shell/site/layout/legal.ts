import { SOURCE_LOCALE } from '@carillon/contracts/domain/locales.ts';
import type { SitePath } from '@carillon/contracts/domain/site-paths.ts';
import { t } from '@lingui/core/macro';
import { currentLocale, linkIn } from './language.ts';

export interface LegalSection {
  readonly id: string;
  readonly title: string;
  /** HTML. */
  readonly text: string;
}

interface LegalPage {
  readonly path: SitePath;
  readonly title: string;
  readonly about: string;
  readonly sections: readonly LegalSection[];
}

/** A page of law: a title, a word on what it is, its contents, and its sections. */
export const legalPage = ({ path, title, about, sections }: LegalPage): string =>
  `<article class="legal">
<header><h1>${title}</h1><p class="lead">${about}</p>${bindingText(path)}</header>
<nav class="contents" aria-label="${t`On this page`}"><ol>${sections.map(({ id, title: name }) => `<li><a href="#${id}">${name}</a></li>`).join('')}</ol></nav>
<div class="legal-text">
${sections.map(({ id, title: name, text }) => `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${name}</h2>${text}</section>`).join('\n')}
</div>
</article>`;

/** A translation says which text holds. */
const bindingText = (path: SitePath): string =>
  currentLocale() === SOURCE_LOCALE
    ? ''
    : `<p class="muted">${linkIn(t`This is a translation. Only the <a>English text</a> is legally binding.`, path, ` hreflang="${SOURCE_LOCALE}"`)}</p>`;

type Row = readonly string[];

/** The first cell of each row names it. */
export const table = (caption: string, columns: Row, rows: readonly Row[]): string =>
  `<div class="table"><table><caption class="visually-hidden">${caption}</caption>
<thead><tr>${columns.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>${rows.map(([name, ...cells]) => `<tr><th scope="row">${name}</th>${cells.map((cell, at) => `<td data-column="${columns[at + 1]}">${cell}</td>`).join('')}</tr>`).join('\n')}</tbody></table></div>`;

/** For the operator alone: what to set, apart from the sentences that visitors read. */
export const operatorMissing = (): string =>
  `{{^operator}}<p class="notice">${t`Do you run this server? To show your name and addresses on this page, set <code>OPERATOR_NAME</code>, <code>PRIVACY_EMAIL</code> and <code>SUPPORT_EMAIL</code>.`}</p>{{/operator}}`;

type Contact = 'privacy_email' | 'support_email';

export const linkTo = (contact: Contact): string => `<a href="mailto:{{${contact}}}">{{${contact}}}</a>`;

/** A whole sentence for each case, so that it reads well whichever addresses are set. */
const byContact = (contact: Contact, withAddress: string, without: string): string =>
  `{{#${contact}}}${withAddress}{{/${contact}}}{{^${contact}}}${without}{{/${contact}}}`;

export const askForHelp = (): string =>
  byContact(
    'support_email',
    t`For help, write to ${{ address: linkTo('support_email') }}.`,
    t`For help, contact your administrator.`,
  );

export const askAboutData = (): string =>
  byContact(
    'privacy_email',
    t`For questions and requests about your data, write to ${{ address: linkTo('privacy_email') }}.`,
    t`For questions and requests about your data, contact your administrator.`,
  );

export const askForRights = (): string =>
  byContact(
    'privacy_email',
    t`To exercise your other rights, write to ${{ address: linkTo('privacy_email') }}.`,
    t`To exercise your other rights, contact your administrator.`,
  );
