import type { Topic } from '../../../language/topic/topic.ts';
import type { Told } from './angle.ts';

/**
 * Bad news in the topic's own words: no call, no question, no emoji, no exclamation. A layout is there only where it
 * says something else than the one before.
 */
export function soberAngles({ statement, more, links, gravity, language }: Topic): Told[] {
  const [first, ...rest] = [statement, ...more].map(calm);
  const addresses = links.map(calm).join('\n');
  const told = (purpose: string, ...paragraphs: string[]): Told => ({
    paragraphs: [...paragraphs, addresses],
    purpose,
  });
  return [
    told('Says it plainly, in your own words', [first, ...rest].join(' ')),
    ...(rest.length > 0
      ? [
          told('Gives each sentence a paragraph of its own, to be read calmly', first ?? '', ...rest),
          told('Says the news alone, in one sentence', first ?? ''),
        ]
      : []),
    ...(gravity === 'disruption'
      ? [
          told(
            'Marks it as a notice, so that those it affects see it',
            NOTICE[language],
            [first, ...rest].join(' '),
          ),
        ]
      : []),
  ];
}

const NOTICE = {
  en: 'Please note:',
  de: 'Bitte beachten:',
  fr: 'À noter :',
  es: 'Aviso:',
  other: '',
} as const;

const EMOJI_SIGN =
  /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}/gu;

/** The same words without exclamation marks and emoji. */
export const calm = (text: string): string =>
  text
    .replace(EMOJI_SIGN, '')
    .replace(/¡/g, '')
    .replace(/ ?!/g, '.')
    .replace(/ {2,}/g, ' ')
    .replace(/ ([.,])/g, '$1')
    .trim();
