import { expect, test } from '@jest/globals';
import { seeded } from '../../language/choose.ts';
import { GRAVE_TOPICS, HARMLESS_TOPICS } from './testing/grave-corpus.ts';
import { write } from './testing/write.ts';

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
/** What the usual drafts ask of their readers, in every language that the writer speaks. */
const CALLS =
  /\b(tell|share|spread|tag|pass it on|save|curious|comment\w*|below|friends?|poll|emoji|weitersagen|teilt|teilen|markiert|kommentare\w*|umfrage|speichern|partage\w*|faites|commentaire|sondage|enregistrez|pásalo|comparte\w*|comentarios|etiqueta|encuesta|guarda\w*)\b/i;
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const NOTICE = /^(notice|announcement|mitteilung|information|aviso)$/i;

test('bad news is told soberly, in its own words and their order', async () => {
  const faults: unknown[] = [];
  for (const topic of GRAVE_TOPICS) {
    const { drafts, trending } = await write(topic, seeded(3));
    const calls = topic.includes('friend') ? /\bTell\b/ : CALLS;
    const differ = new Set(drafts.map(({ content }) => content)).size;
    if (drafts.length < 1 || drafts.length > 4 || differ < drafts.length) faults.push([topic, drafts.length]);
    if (letters(drafts[0]?.content ?? '') !== letters(topic)) faults.push([topic, drafts[0]?.content]);
    for (const { content, hashtags, mediaCaption } of drafts)
      if (
        EMOJI.test(content) ||
        /[!?¡¿]/.test(content + mediaCaption) ||
        calls.test(content.replace('to share that', '')) ||
        // At most names, whole ones.
        hashtags.some((tag) => !letters(topic).includes(letters(tag))) ||
        hashtags.length > 2
      )
        faults.push([topic, content, hashtags]);
    if (trending.some((tag) => !NOTICE.test(tag) && !letters(topic).includes(letters(tag))))
      faults.push([topic, trending]);
  }
  expect(faults).toEqual([]);
});

test('what only sounds like bad news gets the usual drafts', async () => {
  const few: unknown[] = [];
  for (const topic of HARMLESS_TOPICS) {
    const { drafts } = await write(topic, seeded(3));
    if (drafts.length < 5) few.push([topic, drafts.length]);
  }
  expect(few).toEqual([]);
});
