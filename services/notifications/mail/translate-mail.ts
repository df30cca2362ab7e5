import { type Translator, translateText } from '@carillon/contracts/words/translate-text.ts';
import type { MailBlock, MailText, Words } from './mail-text.ts';

/** Says a mail in the translator's language. Strings stay: what members wrote may be the same as a sentence of ours. */
export function translateMail(mail: MailText, translator: Translator): MailText<string> {
  const translate = (words: Words): string => sayIn(translator, words);
  const { subject, title, blocks, button, small } = mail;
  return {
    subject: translate(subject),
    title: translate(title),
    blocks: blocks.map((block) => translateBlock(block, translate)),
    ...(button && { button: { ...button, label: translate(button.label) } }),
    ...(small && { small: small.map(translate) }),
  };
}

export const sayIn = (translator: Translator, words: Words): string =>
  typeof words === 'string' ? words : translateText(words, translator);

function translateBlock(block: MailBlock, translate: (words: Words) => string): MailBlock<string> {
  if (block.is === 'facts')
    return {
      is: 'facts',
      facts: block.facts.map(({ label, value, note }) => ({
        label: translate(label),
        value: translate(value),
        ...(note !== undefined && { note: translate(note) }),
      })),
    };
  if (block.is === 'list')
    return {
      is: 'list',
      items: block.items.map(({ text, note, link }) => ({
        text: translate(text),
        ...(note !== undefined && { note: translate(note) }),
        ...(link !== undefined && { link }),
      })),
    };
  return { is: block.is, text: translate(block.text) };
}
