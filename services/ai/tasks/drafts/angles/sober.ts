import { withoutEmoji } from '../../../language/topic/emoji.ts';
import type { Topic } from '../../../language/topic/topic.ts';
import type { Told } from './angle.ts';

/**
 * Bad news in the topic's own words: no call, no question, no emoji, no exclamation. A layout is there only where it
 * says something else than the one before.
 */
export function soberAngles({ statement, more, links, gravity, language }: Topic): Told[] {
  const [first, ...rest] = [statement, ...more].map(calm);
  const addresses = links.map((link) => ({ role: 'link' as const, text: calm(link) }));
  const told = (purpose: string, ...paragraphs: string[]): Told => ({
    parts: [...paragraphs.map((text) => ({ role: 'news' as const, text })), ...addresses],
    purpose,
    calm: true,
  });
  return [
    told('Says it plainly, in your own words', [first, ...rest].join(' ')),
    ...(rest.length > 0
      ? [told('Gives each sentence a paragraph of its own, to be read calmly', first ?? '', ...rest)]
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

/** The same words without exclamation marks and emoji. */
export const calm = (text: string): string =>
  withoutEmoji(text).replace(/¡/g, '').replace(/ ?!/g, '.').trim();
