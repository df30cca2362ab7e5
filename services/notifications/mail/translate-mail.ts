import { type Translator, translateText } from '@carillon/contracts/words/translate-text.ts';
import type { MailBlock, MailText, Words } from './mail-text.ts';

/** Says a mail in the translator's language. Strings stay: what members wrote may be the same as a sentence of ours. */
export function translateMail(mail: MailText, translator: Translator): MailText<string> {
  const say = (words: Words): string => sayIn(translator, words);
  const { subject, title, blocks, button, small } = mail;
  return {
    subject: say(subject),
    title: say(title),
    blocks: blocks.map((block) => translateBlock(block, say)),
    ...(button && { button: { ...button, label: say(button.label) } }),
    ...(small && { small: small.map(say) }),
  };
}

export const sayIn = (translator: Translator, words: Words): string =>
  typeof words === 'string' ? words : translateText(words, translator);

function translateBlock(block: MailBlock, say: (words: Words) => string): MailBlock<string> {
  if (block.is === 'facts')
    return {
      is: 'facts',
      facts: block.facts.map(({ label, value, note }) => ({
        label: say(label),
        value: say(value),
        ...(note !== undefined && { note: say(note) }),
      })),
    };
  if (block.is === 'list')
    return {
      is: 'list',
      items: block.items.map(({ text, note, link }) => ({
        text: say(text),
        ...(note !== undefined && { note: say(note) }),
        ...(link !== undefined && { link }),
      })),
    };
  return { is: block.is, text: say(block.text) };
}
