import { describe, expect, test } from '@jest/globals';
import { withoutLinks } from './links.ts';
import { sentencesOf } from './sentences.ts';

describe('sentencesOf', () => {
  test.each([
    'Am 5. Dezember um 10.30 Uhr, z. B. mit Kuchen',
    'Unser 3. Laden öffnet am 5. 12. in der Karl-Heine-Str. 12',
    'Yoga jeden Di. und Do. um 18.15 Uhr',
    'Cestas desde 24,95 € (IVA incl.) con aceite de 0,5 l',
    'At 10 a.m. Saturday in No. 5 we bake 1.2 kg loaves',
    'See https://a.example/x.y?z=1.2 for details',
    'La Dra. Ana Ruiz y la Srta. Gil en la Ctra. de Loja',
    '20 % Rabatt bis einschl. 24.12. auf alles',
    'Rev. Tom Hale and Sgt. Ann Kay',
    'Der Dipl. Ing. Karl Meier und Hr. Kurz von Gebr. Lang',
  ])('does not split “%s”', (text) => {
    expect(sentencesOf(text)).toEqual([text]);
  });

  test('splits behind "a.m." where a new sentence begins', () => {
    expect(sentencesOf('Doors open at 9 a.m. Bring boots.')).toEqual([
      'Doors open at 9 a.m.',
      'Bring boots.',
    ]);
  });
});

describe('withoutLinks', () => {
  test.each([
    'Book at https://x.example/a by Sunday.',
    'Call 0341 123456 to book a table',
    'Follow @bakery.de on Instagram',
    'Termin online unter reifen.example oder Tel. 0431 12345',
    'Book online at www.x.example or call 0113 496 0999',
    'Reservas en el tel. 958 223 344 o en www.x.example',
    'Commandez sur www.x.example ou par téléphone au 04 78 12 34 56',
    'Bewerben Sie sich bis 15. Mai unter jobs@klinik.example.',
    'Apuntarse por whatsapp 600 123 987',
    'Den Kalender gibt es im Rathaus und unter www.abfall.example.',
  ])('leaves “%s” in one piece', (text) => {
    expect(withoutLinks(text)).toEqual({ text, links: [] });
  });

  test('takes the label of an address along', () => {
    expect(withoutLinks('Max. 12 Plätze. Buchung: www.schule.example').links).toEqual([
      'Buchung: www.schule.example',
    ]);
  });
});
