import { LOCALES, type Locale } from '@carillon/contracts/domain/locales.ts';
import { html, raw } from 'hono/html';
import type { MailBlock, MailFact, MailItem, MailText } from '../mail-text.ts';
import { DARK, LIGHT } from './colors.ts';

type Html = ReturnType<typeof html>;
type Direction = (typeof LOCALES)[Locale]['direction'];

/** One line of the foot; with a link it is one. */
export interface FootLine {
  readonly text: string;
  readonly link?: string;
}

const FONT = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/**
 * Breaks a long address where it has to. Gmail, Yahoo and Outlook.com know no `overflow-wrap`; and by its older name it takes a
 * table whose columns don't grow with their words.
 */
const WRAP = 'word-wrap:break-word;';
const FIXED = 'table-layout:fixed;';

/** Where a program reads style sheets, it knows the dark; the others get the light. */
const STYLE = `
  @media (prefers-color-scheme: dark) {
    .ground { background: ${DARK.ground} !important; }
    .surface { background: ${DARK.surface} !important; border-color: ${DARK.line} !important; }
    .text { color: ${DARK.text} !important; }
    .muted, .muted a { color: ${DARK.muted} !important; }
    .link { color: ${DARK.primary} !important; }
    .line { border-color: ${DARK.line} !important; }
    .button { background: ${DARK.primary} !important; color: ${DARK.onPrimary} !important; }
  }
  @media (max-width: 600px) { .surface { padding: 24px 20px !important; } }`;

/**
 * A mail in the style of Carillon's pages: one column, one button, no pictures, nothing loaded from elsewhere. Mail
 * programs that only use the body find the language and its direction on the table.
 */
export async function htmlMail(
  mail: MailText<string>,
  foot: readonly FootLine[],
  locale: Locale,
): Promise<string> {
  const { direction } = LOCALES[locale];
  const { subject, title, blocks, button, small = [] } = mail;
  const page = html`<!doctype html>
<html lang="${locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${raw(STYLE)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${LIGHT.ground};">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ground" lang="${locale}" dir="${direction}" style="background:${LIGHT.ground};font-family:${FONT};">
<tr><td align="center" style="padding:32px 12px;">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;${FIXED}">
<tr><td class="text" style="padding:0 4px 16px;font-size:16px;font-weight:600;color:${LIGHT.text};">Carillon</td></tr>
<tr><td class="surface" style="padding:32px;background:${LIGHT.surface};border:1px solid ${LIGHT.line};border-radius:12px;">
<h1 class="text" style="margin:0 0 16px;font-size:20px;line-height:1.25;font-weight:600;color:${LIGHT.text};${WRAP}">${title}</h1>
${blocks.map((block) => blockHtml(block, direction))}
${button ? buttonHtml(button, small.length === 0) : ''}
${small.map((line) => html`<p class="muted" style="margin:0 0 8px;font-size:14px;line-height:1.5;color:${LIGHT.muted};">${line}</p>`)}
</td></tr>
<tr><td class="muted" style="padding:16px 4px;font-size:12px;line-height:1.5;color:${LIGHT.muted};">${foot.map(footHtml)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
  return String(await page);
}

const buttonHtml = ({ label, link }: NonNullable<MailText<string>['button']>, isLast: boolean): Html =>
  html`<p style="margin:24px 0 ${isLast ? '0' : '24px'};"><a class="button" href="${link}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${LIGHT.primary};color:${LIGHT.onPrimary};font-size:16px;font-weight:600;text-decoration:none;">${label}</a></p>`;

const footHtml = ({ text, link }: FootLine): Html =>
  link ? html`<a href="${link}" style="color:${LIGHT.muted};">${text}</a><br>` : html`${text}<br>`;

function blockHtml(block: MailBlock<string>, direction: Direction): Html {
  const words = `margin:0 0 12px;font-size:16px;line-height:1.5;color:${LIGHT.text};${WRAP}`;
  if (block.is === 'text') return html`<p class="text" style="${words}">${block.text}</p>`;
  if (block.is === 'heading')
    return html`<h2 class="text line" style="margin:24px 0 8px;padding-top:16px;border-top:1px solid ${LIGHT.line};font-size:16px;line-height:1.25;font-weight:600;color:${LIGHT.text};">${block.text}</h2>`;
  return block.is === 'facts' ? factsHtml(block.facts, direction) : listHtml(block.items);
}

const factsHtml = (facts: readonly MailFact<string>[], direction: Direction): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 12px;font-size:14px;line-height:1.5;">${facts.map(
    ({ label, value, note }) =>
      html`<tr><td class="muted" valign="top" style="padding:${direction === 'rtl' ? '2px 0 2px 16px' : '2px 16px 2px 0'};white-space:nowrap;color:${LIGHT.muted};">${label}</td><td class="text" valign="top" style="padding:2px 0;color:${LIGHT.text};overflow-wrap:anywhere;">${value}${note ? html` <span class="muted" style="color:${LIGHT.muted};">(${note})</span>` : ''}</td></tr>`,
  )}</table>`;

const listHtml = (items: readonly MailItem<string>[]): Html =>
  html`${items.map(
    ({ text, note, link }) =>
      html`<p class="text" style="margin:0 0 12px;font-size:14px;line-height:1.5;color:${LIGHT.text};${WRAP}">${link ? html`<a class="link" href="${link}" dir="auto" style="color:${LIGHT.primary};">${text}</a>` : text}${note ? html`<br><span class="muted" style="color:${LIGHT.muted};">${note}</span>` : ''}</p>`,
  )}`;
