import { readReading } from '../../../../language/brief/read-brief.ts';
import { frenchEditor } from './french-editor.ts';
import { spanishEditor } from './spanish-editor.ts';

const listWordings = (brief: string): string[] => {
  const reading = readReading(brief);
  return (reading.language === 'fr' ? frenchEditor : spanishEditor).wordings(reading).map(({ text }) => text);
};

describe('romanceWordings', () => {
  it.each([
    [
      'Nous ouvrons samedi 5 octobre à 9 h notre fournil à Rodez.',
      'Samedi 5 octobre à 9 h, nous ouvrons notre fournil à Rodez.',
    ],
    ['Merci aux 120 bénévoles du festival de Redon.', 'Aux 120 bénévoles du festival de Redon : merci.'],
    [
      'El sábado 7 de junio celebramos la fiesta del barrio.',
      'Celebramos el sábado 7 de junio la fiesta del barrio.',
    ],
    [
      'El mercado del sábado se suspende porque la plaza está inundada.',
      'Como la plaza está inundada, el mercado del sábado se suspende.',
    ],
    ['Buscamos dos camareros para la terraza de Gijón.', 'Se buscan dos camareros para la terraza de Gijón.'],
  ])('says “%s” as “%s”', (brief, other) => expect(listWordings(brief)).toContain(other));

  it('leaves a time before a price where it is', () =>
    expect(listWordings('Nuestro escape room abre el viernes a las 18:00, 15 € por persona.')).toEqual([]));
});
