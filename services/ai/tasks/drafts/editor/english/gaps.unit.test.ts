import { expect, test } from '@jest/globals';
import { readReading } from '../../../../language/brief/read-brief.ts';
import { editorFor } from '../editor-for.ts';

const gapsIn = (brief: string): readonly string[] => {
  const reading = readReading(brief);
  return editorFor(reading.language).gaps(reading);
};

test.each([
  'Our sourdough workshop takes place on Saturday 12 December, 10 to 13 h',
  'Our sourdough workshop takes place on Saturday 12 December, 10–13 h',
  'Our sourdough workshop takes place on Saturday 12 December, 10-13 h',
  'Our sourdough workshop takes place on Saturday 12 December from 10 to 13 h',
  'Our sourdough workshop takes place on Saturday 12 December, 10h30',
  'Kommt zu unserem Sauerteig-Workshop am Samstag, 12. Dezember, 10-13 Uhr',
  'Kommt zu unserem Sauerteig-Workshop am Samstag, 12. Dezember, 10–13 h',
  'Venez à notre atelier de levain samedi 12 décembre de 10 à 13 h',
  'Ven a nuestro taller de masa madre el sábado 12 de diciembre de 10 a 13 h',
])('no time is asked for after “%s”', (brief) => {
  expect(gapsIn(brief).filter((gap) => /time|uhrzeit|heure|hora/i.test(gap))).toEqual([]);
});

test('asks for a missing time', () => {
  expect(gapsIn('Our sourdough workshop takes place on Saturday')).toContain(
    'what time the sourdough workshop starts',
  );
});
