import { expect, test } from '@jest/globals';
import { readReading } from '../../language/brief/read-brief.ts';
import { editorFor } from './editor/editor-for.ts';
import { sureFactsOf } from './sure-facts.ts';

const factsOf = (brief: string) => {
  const reading = readReading(brief);
  const facts = sureFactsOf(reading, editorFor(reading.language));
  return facts && [facts.lead, ...facts.rows];
};

test.each([
  [
    'Join our pottery taster on Saturday 14 March at 10 am in Studio 5, £25 including clay',
    [
      'Join our pottery taster.',
      'When: Saturday 14 March at 10 am',
      'Where: Studio 5',
      'Price: £25 including clay',
    ],
  ],
  [
    'The crime reading group meets on Monday at 7 pm to discuss a new book',
    ['The crime reading group meets to discuss a new book.', 'When: Monday at 7 pm'],
  ],
  [
    'The drama club stages a new play from 3 to 6 June. Tickets £9 at the school office.',
    ['The drama club stages a new play.', 'When: from 3 to 6 June', 'Tickets: £9 at the school office'],
  ],
  [
    'Die Stadtgärtnerei gibt am Donnerstag ab 14 Uhr übrige Stauden kostenlos ab',
    ['Die Stadtgärtnerei gibt übrige Stauden kostenlos ab.', 'Wann: Donnerstag ab 14 Uhr'],
  ],
  [
    'Unser Hoffest findet am Sonntag, 12. Juli, von 10 bis 17 Uhr statt. Der Eintritt ist frei.',
    ['Unser Hoffest', 'Wann: Sonntag, 12. Juli, von 10 bis 17 Uhr', 'Eintritt frei'],
  ],
  [
    'Nous ouvrons samedi 5 octobre à 9 h notre fournil à Rodez',
    ['Nous ouvrons notre fournil à Rodez.', 'Quand : samedi 5 octobre à 9 h'],
  ],
  [
    'El sábado 7 de junio celebramos la fiesta del barrio en la plaza Mayor',
    ['Celebramos la fiesta del barrio.', 'Cuándo: sábado 7 de junio', 'Dónde: en la plaza Mayor'],
  ],
])('“%s” has a list of facts', (brief, rows) => {
  expect(factsOf(brief)).toEqual(rows);
});

test.each([
  'Bin day in Ward 3 moves from Monday to Wednesday',
  'After 30 years we’re closing the Copper Kettle café on 31 August',
  'Half of our flock had to be culled on Thursday',
  'Nach 42 Jahren schließt unsere Buchhandlung am Dom zum 30. September',
  'Fuite d’eau au gymnase, pas d’entraînement ce soir ni demain',
  'La mairie sera ouverte aussi le samedi de 9 h à 12 h',
  'The village fête on Saturday is off',
  'Our founder Maria Alvarez died on Sunday',
  'Thank you to all who came on Saturday',
  'We open on Saturday',
  'Nuestro escape room abre el viernes a las 18:00, 15 € por persona',
  'Nous proposons notre menu du midi chez Camille, à emporter aussi',
  'Am Mittwoch bleiben in den Kitas die Türen zu',
])('“%s” has none, since its facts belong to its sentence', (brief) => {
  expect(factsOf(brief)).toBeNull();
});
