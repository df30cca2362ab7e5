import { expect, test } from '@jest/globals';
import { languageOf } from './language.ts';

const TOPICS = {
  de: ['Yoga-Studio', 'Friseursalon', 'Zahnarztpraxis in Köln', 'Brotbackkurs', 'Danke für 1000 Follower!'],
  fr: ['Salon de coiffure', 'Boulangerie', 'Vente de sapins', 'L’hôtel des Dunes recrute', 'Cave à vin'],
  es: [
    'Taller de bicicletas',
    'Clínica dental',
    'Rebajas de verano',
    'Divorcio con hijos: lo que conviene saber',
  ],
  en: [
    'coffee',
    'Yoga',
    'Croissants fresh from the oven',
    'New restaurant in Paris',
    'Oktoberfest at our brewery',
  ],
  other: ['La nostra nuova collezione arriva venerdì', 'Vi söker en bagare', 'Promoção de verão até domingo'],
};

test('detects the language of a topic, even of the bare name of a trade', () => {
  const languagesByText = Object.fromEntries(
    Object.entries(TOPICS).map(([language, topics]) => [
      language,
      topics.filter((topic) => languageOf(topic) === language),
    ]),
  );
  expect(languagesByText).toEqual(TOPICS);
});
