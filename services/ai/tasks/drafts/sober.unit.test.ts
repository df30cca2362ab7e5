import { describe, expect, test } from '@jest/globals';
import { seeded } from '../../language/choose.ts';
import { GRAVE_TOPICS, HARMLESS_TOPICS } from './testing/grave-corpus.ts';
import { write } from './testing/write.ts';

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
/** What the usual drafts ask of their readers, in every language that the writer speaks. */
const CALLS =
  /\b(tell|share|spread|tag|pass it on|save|curious|comment\w*|below|friends?|poll|emoji|weitersagen|teilt|teilen|markiert|kommentare\w*|umfrage|speichern|partage\w*|faites|commentaire|sondage|enregistrez|pásalo|comparte\w*|comentarios|etiqueta|encuesta|guarda\w*)\b/i;
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const NOTICE = /^(notice|announcement|mitteilung|information|aviso)$/i;

describe.each(GRAVE_TOPICS)('drafts about “%s”', (topic) => {
  test('are sober', async () => {
    const { drafts, trending } = await write(topic, seeded(3));
    expect(drafts.length).toBeGreaterThanOrEqual(1);
    expect(new Set(drafts.map(({ content }) => content)).size).toBe(drafts.length);
    for (const { content, hashtags, mediaCaption } of drafts) {
      expect(content).not.toMatch(EMOJI);
      expect(content).not.toMatch(/[!?¡¿]/);
      expect(content.replace('to share that', '')).not.toMatch(topic.includes('friend') ? /\bTell\b/ : CALLS);
      expect(mediaCaption).not.toMatch(/[!?]/);
      // At most names, whole ones.
      expect(hashtags.filter((tag) => !letters(topic).includes(letters(tag)))).toEqual([]);
      expect(hashtags.length).toBeLessThanOrEqual(2);
    }
    expect(trending.filter((tag) => !NOTICE.test(tag) && !letters(topic).includes(letters(tag)))).toEqual([]);
  });

  test('keep its words, in their order', async () => {
    const { drafts } = await write(topic, seeded(5));
    expect(letters(drafts[0]?.content ?? '')).toBe(letters(topic));
  });
});

test.each(HARMLESS_TOPICS)('“%s” is no bad news', async (topic) => {
  const { drafts } = await write(topic, seeded(3));
  expect(drafts).toHaveLength(6);
});
