import { expect, test } from '@jest/globals';
import { readReading } from '../../language/brief/read-brief.ts';
import { createSeededRandom } from '../../language/choose.ts';
import { GRAVE_TOPICS, HARMLESS_TOPICS } from './testing/grave-corpus.ts';
import { write } from './testing/write.ts';

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const CHEER =
  /\b(celebrat\w+|hooray|congratulations|exciting|excited|great news|can’t wait|see you there|who’s in|join us|tag a|save this|fantastic|amazing|happy to)\b/i;
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const NOTICE = /^(notice|announcement|mitteilung|information|aviso)$/i;

test('bad news has no emoji, no exclamation mark and no cheer, in drafts and versions', async () => {
  const faults: unknown[] = [];
  for (const topic of GRAVE_TOPICS) {
    const { drafts } = await write(topic, createSeededRandom(3));
    for (const { content, mediaCaption, versions = {} } of drafts)
      for (const text of [content, mediaCaption, ...Object.values(versions)])
        if (EMOJI.test(text) || /[!¡]/.test(text) || CHEER.test(text)) faults.push([topic, text]);
  }
  expect(faults).toEqual([]);
});

test('bad news has no hashtags but names and plain words for a notice', async () => {
  const faults: unknown[] = [];
  for (const topic of GRAVE_TOPICS) {
    const { drafts, trending } = await write(topic, createSeededRandom(3));
    const foreign = (tag: string) => !letters(topic).includes(letters(tag));
    if (drafts.some(({ hashtags }) => hashtags.length > 2 || hashtags.some(foreign))) faults.push(topic);
    if (trending.some((tag) => !NOTICE.test(tag) && foreign(tag))) faults.push([topic, trending]);
  }
  expect(faults).toEqual([]);
});

test('bad news stays plain when a lively tone and emoji are asked for', async () => {
  const faults: unknown[] = [];
  for (const topic of GRAVE_TOPICS) {
    const { drafts } = await write(topic, createSeededRandom(3), { tone: 'lively', emoji: true });
    for (const { content } of drafts)
      if (EMOJI.test(content) || content.includes('!')) faults.push([topic, content]);
  }
  expect(faults).toEqual([]);
});

test.each(HARMLESS_TOPICS)('“%s” only sounds like bad news', (topic) => {
  const { act } = readReading(topic);
  expect(act.sober).toBe(false);
  expect(act.point).not.toBe('loss');
});
