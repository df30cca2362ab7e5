import type { Locale } from '@carillon/contracts/domain/locales.ts';
import type { MailBlock, MailFact, MailItem, MailText } from '../mail-text.ts';

/** The alternative for who reads no HTML. */
export function plainMail(mail: MailText<string>, foot: readonly string[], locale: Locale): string {
  const { title, blocks, button, small = [] } = mail;
  const parts = [
    title,
    ...blocks.map((block) => plainBlock(block, locale)),
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    ...small,
    ['-- ', ...foot].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function plainBlock(block: MailBlock<string>, locale: Locale): string {
  if (block.is === 'heading') return block.text.toLocaleUpperCase(locale);
  if (block.is === 'text') return block.text;
  return block.is === 'facts' ? block.facts.map(plainFact).join('\n') : block.items.map(plainItem).join('\n');
}

const plainFact = ({ label, value, note }: MailFact<string>): string =>
  `${label}: ${value}${note ? ` (${note})` : ''}`;

const plainItem = ({ text, note, link }: MailItem<string>): string =>
  [`* ${text}`, ...(note ? [`  ${note}`] : []), ...(link ? [`  ${link}`] : [])].join('\n');
