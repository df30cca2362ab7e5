import type { MailBlock, MailFact, MailItem, MailText } from '../mail-text.ts';

/** The alternative for who reads no HTML. */
export function plainMail({ title, blocks, button, small = [] }: MailText, foot: readonly string[]): string {
  const parts = [
    title,
    ...blocks.map(plainBlock),
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    ...small,
    ['-- ', ...foot].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function plainBlock(block: MailBlock): string {
  if (block.is === 'heading') return block.text.toUpperCase();
  if (block.is === 'text') return block.text;
  return block.is === 'facts' ? block.facts.map(plainFact).join('\n') : block.items.map(plainItem).join('\n');
}

const plainFact = ({ label, value, note }: MailFact): string =>
  `${label}: ${value}${note ? ` (${note})` : ''}`;

const plainItem = ({ text, note, link }: MailItem): string =>
  [`* ${text}`, ...(note ? [`  ${note}`] : []), ...(link ? [`  ${link}`] : [])].join('\n');
