import { expect, test } from '@jest/globals';
import { readTopic } from './read-topic.ts';

test('what a post is for follows from what happens, not from a figure or a word beside it', () => {
  const occasionOf = (topic: string) => readTopic(topic).occasion;
  expect(
    [
      'Our bakery launches a new rye loaf on Saturday, first 50 customers get a free coffee',
      'Free coffee with every rye loaf this week',
      'We have 50 customers now, thanks to nobody but you',
      'We just passed 10,000 followers',
      'Charity fun run for the hospice on May 3rd in Millbrook Park',
      'Every second Friday our whole team shares one mistake of the week',
      'A hotel cut its booking errors by half after one month with our calendar',
      'We’re looking for a part-time dog groomer, Tuesdays and Thursdays',
      'Last tables for New Year’s Eve: five courses and live jazz',
      'Kids eat free every Wednesday at the Blue Door Diner',
      'New winter opening hours: Mon to Fri 10-6, closed on Sundays',
    ].map(occasionOf),
  ).toEqual([
    ...['launch', 'offer', 'thanks', 'milestone', 'event', 'culture'],
    ...['story', 'hiring', 'event', 'offer', 'update'],
  ]);
});

test('clauses that “and” joins are no list', () => {
  const success = 'A hotel cut its errors by half with our calendar, and the owner has her evenings back';
  expect(readTopic(success)).toMatchObject({ items: [], lead: expect.stringContaining('with our calendar') });
  expect(readTopic('Our spring cakes with lemon, rhubarb and elderflower').items).toEqual([
    'lemon',
    'rhubarb',
    'elderflower',
  ]);
});

test('what follows the news is a sentence of its own, where it has a verb or says something of the whole', () => {
  const told = (topic: string) => {
    const { statement, more } = readTopic(topic);
    return [statement, ...more];
  };
  expect(told('We launch a rye loaf on Saturday, first 50 customers get a free coffee')).toEqual([
    'We launch a rye loaf on Saturday.',
    'The first 50 customers get a free coffee.',
  ]);
  expect(told('Handmade leather wallets, engraved with your initials, ready before Christmas')).toEqual([
    'Handmade leather wallets.',
    'Engraved with your initials.',
    'Ready before Christmas.',
  ]);
  for (const whole of [
    'Five tips for better sleep: no screens, less coffee, a short walk.',
    'After the storm, our campsite has a new view.',
    'Our practice welcomes Dr. Ines Wolff, who specializes in nervous patients.',
  ])
    expect(told(whole)).toEqual([whole]);
});

test('German, French and Spanish topics are told as what they are', () => {
  const told = {
    'Wir stellen einen Bäcker ein': 'hiring',
    'Der neue Kindergarten sucht Erzieher': 'hiring',
    'Unsere Metzgerei hat einen neuen Inhaber': 'update',
    'Heizung winterfest machen: jetzt Wartungstermin vereinbaren': 'tip',
    'Notre garage change de propriétaire': 'update',
    'La crèche cherche une auxiliaire de puériculture': 'hiring',
    'Merci à nos bénévoles pour la collecte de samedi': 'thanks',
    'Les coulisses de notre atelier : comment naît une table': 'backstage',
    'El hotel busca recepcionista a jornada completa': 'hiring',
    'El restaurante La Encina cumple 25 años': 'milestone',
    'Taller de bicicletas': 'subject',
    'Nuestra cafetería ahora también abre los domingos': 'update',
  };
  const read = Object.fromEntries(Object.keys(told).map((topic) => [topic, readTopic(topic).occasion]));
  expect(read).toEqual(told);
});

test('a clause in another language is no name, and French keeps the space before its high signs', () => {
  expect(readTopic('Das Restaurant Zur Linde feiert 25 Jahre').thing).toBeNull();
  expect(readTopic('Notre fleuriste livre désormais à domicile').thing).toBeNull();
  expect(readTopic('Hemos ganado el premio al mejor croissant').thing).toBeNull();
  expect(readTopic('Ausbildungsplatz für das Büro frei').thing).toBeNull();
  expect(readTopic('Fuite d’eau le week-end ? Notre plombier intervient').statement).toBe(
    'Fuite d’eau le week-end ?',
  );
});

test.each([
  'Notre restaurant rouvre le 5 janvier, fermé le lundi',
  'Nouveaux horaires : du mardi au samedi. Fermé dimanche et lundi.',
  'Neues Café am Markt, montags geschlossen',
  'Abrimos el 11 de enero, cerrado los lunes',
])('takes the weekly closing day in “%s” for no bad news', (topic) => {
  expect(readTopic(topic).gravity).toBeNull();
});

test('takes a closure on a certain Monday for bad news', () => {
  expect(readTopic('Fermé le lundi 4 janvier pour travaux').gravity).toBe('disruption');
});

test.each([
  'Unser Winterschlussverkauf läuft vom 27. Dezember bis 9. Januar',
  'Der große Räumungsverkauf beginnt am Freitag',
])('takes “%s” for an offer', (topic) => {
  expect(readTopic(topic).occasion).toBe('offer');
});
