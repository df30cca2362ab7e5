import { describe, expect, test } from '@jest/globals';
import { readReading } from './read-brief.ts';

const actOf = (text: string) => readReading(text).act;

describe('the point of a brief', () => {
  test.each([
    ['Our choir is looking for two tenors for Fauré’s Requiem', 'seek'],
    ['We are hiring a barista', 'hire'],
    ['Our bakery launches a new rye sourdough on Saturday', 'launch'],
    ['Half price on all winter boots until Saturday', 'offer'],
    ['Guided mushroom walk on Sunday at 9', 'invite'],
    ['We open a second shop in Camden on Saturday', 'open'],
    ['We’ve moved from Bridge Street to 8 Castle Yard', 'change'],
    ['The village fête on Saturday is off', 'cancel'],
    ['The Christmas market will not open this year', 'cancel'],
    ['The market won’t be held on Saturday because of the rain', 'cancel'],
    ['We can’t go ahead with the concert on Friday', 'cancel'],
    ['Our members voted to strike', 'disrupt'],
    ['Doctors walk out on Monday', 'disrupt'],
    ['Someone got into our customer database last week', 'warn'],
    ['A measles case has been confirmed at our school', 'warn'],
    ['Leith police station asks for witnesses of a hit and run', 'appeal'],
    ['14-year-old Ella is missing since Tuesday evening', 'appeal'],
    ['The parish priest was laid to rest on Monday', 'loss'],
    ['We lost our school caretaker on Sunday', 'loss'],
    ['We are reducing our team by 14 percent', 'cuts'],
    ['The prices in our flyer were wrong, all customers are refunded', 'apologize'],
    ['Thank you to everybody who helped at our jumble sale', 'thank'],
    ['I finished my apprenticeship as a stonemason today', 'celebrate'],
    ['The parish council wants to hear what you think about the 20 mph zone', 'ask'],
    ['Our open source database driver 4.0 drops support for Node 18', 'change'],
    ['A taxidermist restores the natural history collection of a school', 'tell'],
  ])('“%s” is %s', (text, point) => {
    expect(actOf(text).point).toBe(point);
  });
});

describe('warmth', () => {
  test.each([
    'A taxidermist restores the natural history collection of a school',
    'We won’t raise our prices this year',
    'The village fête on Saturday is off',
    'The memorial service for our former mayor is on Friday at 11, all are welcome',
    'Local elections are on 7 May. Bring photo ID to the polling station.',
  ])('“%s” is plain', (text) => {
    expect(actOf(text).warmth).toBe('plain');
  });

  test.each([
    'New murder story at our escape room from 1 October',
    'We are hiring a barista',
    'Vintage bicycle ride to the sea on 12 July',
  ])('“%s” is warm', (text) => {
    expect(actOf(text).warmth).toBe('warm');
  });
});

describe('the sentences of a brief', () => {
  const rolesOf = (text: string) => readReading(text).sentences.map(({ role }) => role);

  test('have their roles', () => {
    expect(
      rolesOf(
        'Big news! We open on Friday. The first coffee is free. Bring a friend. Our oven comes from Turin.',
      ),
    ).toEqual(['greeting', 'news', 'offer', 'request', 'detail']);
  });

  test('are bound to the one before where they refer to it', () => {
    const { sentences } = readReading(
      'We look for old bikes. They are repaired here. Our yard is open daily.',
    );
    expect(sentences.map(({ bound }) => bound)).toEqual([false, true, false]);
  });

  test('may open a post only where they need no other', () => {
    const { sentences } = readReading(
      'We have voted to strike. Our members have had no pay rise in three years. Tickets stay valid. We will say more.',
    );
    expect(sentences.map(({ opens }) => opens)).toEqual([false, true, false, false]);
  });
});

test('a language without words of its own is plain', () => {
  expect(actOf('Onze nieuwe winkel gaat vrijdag open').warmth).toBe('plain');
});

describe('a denial or a loss in the news', () => {
  test.each([
    'We have served our last flat white. After 30 years the café on Pier Road gives its keys back on Sunday.',
    'Only 40 of you bought tickets for the lantern walk, so we are giving your money back.',
    'The harvest supper needs a new date because the oven has packed up and nobody can mend it before Friday.',
    'Our vet went into theatre on Monday and the family ask for quiet.',
    'Our van with all the instruments was taken from the car park on Friday night.',
    'Après 27 ans, la librairie des Halles baissera son rideau le 30 juin. Merci à tous nos lecteurs.',
    'Unsere Kollegin verlässt uns am Freitag, der Abend im Theater war ihr letzter.',
    'Se ha roto una tubería, las clases de hoy pasan al viernes.',
  ])('makes “%s” plain', (text) => {
    const { warmth, point } = actOf(text);
    expect(warmth).toBe('plain');
    expect(['tell', 'thank']).toContain(point);
  });

  test.each([
    'Guided mushroom walk on Sunday at 9, no need to book',
    'Konzert am Samstag um 20 Uhr, Eintritt frei, keine Anmeldung',
    'Concert samedi à 20 h, sans réservation',
    'Concierto el sábado a las 20 h, no hace falta reservar',
  ])('leaves “%s” warm, where only a duty is denied', (text) => {
    expect(actOf(text).warmth).toBe('warm');
  });
});

test('doesn’t read an apprentice who wins as a vacancy', () => {
  expect(actOf('Our apprentice Kofi Mensah came second at the national joinery finals in Derby').point).toBe(
    'celebrate',
  );
});
