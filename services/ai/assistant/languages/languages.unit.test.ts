import { type Locale, localeNames } from '@carillon/contracts/domain/locales.ts';
import { describe, expect, test } from '@jest/globals';
import { createBuiltInConversation } from '../built-in/built-in-conversation.ts';
import { clockText } from '../built-in/slots/time-text.ts';
import { PEOPLE_BUILDING } from '../testing/dialogues/people-building.ts';
import type { GivenPost } from '../testing/fake-workspace.ts';
import { play } from '../testing/play.ts';
import { glossed } from './glosses/gloss.ts';
import { languageOf } from './language.ts';
import { SENTENCES } from './sentences.ts';
import { translateWords } from './translate-words.ts';

const SOUP: GivenPost = { text: 'Leek soup', platform: 'linkedin', at: '2026-11-27 10:00:00' };

const FIRST: Readonly<Record<Locale, string>> = {
  en: 'write a post about our rye bread',
  de: 'schreib einen Beitrag über unser Roggenbrot',
  fr: 'écris un post sur notre pain de seigle',
  es: 'escribe un post sobre nuestro pan de centeno',
  'pt-BR': 'escreva um post sobre nosso pão de centeio',
  ar: 'اكتب منشورًا عن خبز الجاودار',
};
const converseIn = async (lines: readonly string[]) => play(createBuiltInConversation(), { lines });
const lastOf = async (lines: readonly string[]) => (await converseIn(lines)).answers.at(-1)?.reply;

describe.each(localeNames)('on a page in %s', (locale) => {
  const TOPIC = {
    en: '',
    de: '',
    fr: '',
    es: '',
    'pt-BR': 'Nosso pão de centeio voltou',
    ar: 'عاد خبز الجاودار',
  };
  const repliesTo = async (lines: readonly string[]) =>
    (await play(createBuiltInConversation(), { lines, locale, posts: [SOUP] })).answers.map(
      ({ reply }) => reply,
    );

  test('a post is made by its buttons alone', async () => {
    const { create, draftButtons, nowButton, yes } = SENTENCES[locale];
    const topic = TOPIC[locale] || 'Rye 5 €';
    const lines = [create, topic, draftButtons[0] ?? '', 'Facebook', nowButton, yes(false)];
    const { posts } = await play(createBuiltInConversation(), { lines, locale });
    expect(posts).toHaveLength(1);
  });

  test('a post is planned by the time of a button', async () => {
    const { create, draftButtons, tomorrowAt, yes } = SENTENCES[locale];
    const nine = clockText(Temporal.PlainTime.from({ hour: 9 }), SENTENCES[locale]);
    const lines = [
      create,
      TOPIC[locale] || 'Rye 5 €',
      draftButtons[0] ?? '',
      'Facebook',
      tomorrowAt(nine),
      yes(true),
    ];
    const { posts } = await play(createBuiltInConversation(), { lines, locale });
    expect(posts.map(({ scheduled_time }) => scheduled_time)).toEqual(['2026-11-24 09:00:00']);
  });

  test('a post is moved by its buttons alone', async () => {
    const { changes, posts: words } = SENTENCES[locale];
    const [reply] = await repliesTo([words.rescheduleOne]);
    const lines = [words.rescheduleOne, changes.hourLater, changes.yes('reschedule', 1)];
    const { posts } = await play(createBuiltInConversation(), { lines, locale, posts: [SOUP] });
    expect(reply?.actions).toContain(changes.hourLater);
    expect(posts.map(({ scheduled_time }) => scheduled_time)).toEqual(['2026-11-27 11:00:00']);
  });

  test('a canceled post is told in its language', async () => {
    const { changes, posts: words } = SENTENCES[locale];
    const last = (await repliesTo([words.cancelOne, changes.yes('cancel', 1)])).at(-1);
    expect(last?.message).toBe(translateWords('Canceled. It won’t be published.', locale));
  });

  test('what is not understood is answered in its language', async () => {
    const [reply] = await repliesTo(['👋']);
    expect(reply?.message).toContain(SENTENCES[locale].notUnderstood);
  });
});

describe.each(localeNames)('in %s', (language) => {
  test('the first button of each reply leads to a post', async () => {
    const lines = [FIRST[language]];
    for (let step = 0; step < 4; step++) {
      const next = (await lastOf(lines))?.actions[0];
      if (next) lines.push(next);
    }
    const { answers, posts } = await converseIn(lines);
    expect(answers.at(-1)?.reply.state).toBe('posting');
    expect(posts).toHaveLength(1);
  });

  test('no button of a reply is out of scope', async () => {
    const lines = [FIRST[language]];
    const lostPhrases: string[] = [];
    for (let step = 0; step < 4; step++) {
      const actions = (await lastOf(lines))?.actions ?? [];
      for (const action of actions)
        if ((await lastOf([...lines, action]))?.intent === 'out_of_scope') lostPhrases.push(action);
      lines.push(actions[0] ?? '');
    }
    expect(lostPhrases).toEqual([]);
  });

  test('each button of a guess is understood', async () => {
    const unclear = {
      en: 'our rye is back',
      de: 'unser Roggenbrot ist da',
      fr: 'notre pain est là',
      es: 'nuestro pan ha vuelto',
      'pt-BR': 'nosso pão está de volta',
      ar: 'عاد خبزنا',
    };
    const guess = await lastOf([unclear[language]]);
    const intents = await Promise.all(
      (guess?.actions ?? []).map(async (action) => (await lastOf([unclear[language], action]))?.intent),
    );
    expect(guess?.actions.length).toBeGreaterThanOrEqual(3);
    expect(intents).not.toContain('out_of_scope');
  });
});

test('nothing is posted before a message that confirms it', async () => {
  for (const { lines, posts } of PEOPLE_BUILDING) {
    const played = await play(createBuiltInConversation(), {
      lines: lines.slice(0, -1),
      ...(posts && { posts }),
    });
    expect(played.posts.filter(({ id }) => !id.startsWith('pub-'))).toEqual([]);
  }
});

describe('glossed', () => {
  test.each([
    ['poste das: „Bitte den Beitrag löschen, danke“', 'de', 'post this: “Bitte den Beitrag löschen, danke”'],
    ['publie ceci : « Merci, et bonjour ! »', 'fr', 'post this : “Merci, et bonjour !”'],
    ['publica esto: «Hola, gracias por favor»', 'es', 'post this: “Hola, gracias por favor”'],
    ['poste das: Bitte löschen', 'de', 'post this: Bitte löschen'],
  ] as const)('leaves the quoted text of "%s" to the letter', (message, language, english) => {
    expect(glossed(message, language)).toBe(english);
  });

  test('leaves English as it is', () => {
    expect(glossed('post this: “Das ist gut”', 'en')).toBe('post this: “Das ist gut”');
  });
});

describe('languageOf', () => {
  test.each([
    ['morgen um 9 auf facebook', 'de'],
    ['demain à 18h', 'fr'],
    ['mañana a las 6', 'es'],
    ['amanhã às 6 no facebook', 'pt-BR'],
    ['غدًا الساعة 6', 'ar'],
    ['tomorrow at 9', 'en'],
    ['Post this: „Wir haben am Montag zu, danke“', 'en'],
  ] as const)('takes "%s" for %s', (message, language) => {
    expect(languageOf(message, 'en')).toBe(language);
  });

  test.each(['facebook', 'ok', "Let's post to LinkedIn", 'Schedule it for Dienstag um 9:00 Uhr'])(
    'keeps the language of the conversation after "%s"',
    (message) => {
      expect(languageOf(message, 'de')).toBe('de');
    },
  );
});
