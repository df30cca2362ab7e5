import { describe, expect, test } from '@jest/globals';
import { BREAD, importFile, networksOf } from '../../../test/import-file.ts';

describe('a file in another language', () => {
  const post = {
    content: 'Rye',
    local: '2026-12-15 14:30:00',
    media: [{ url: BREAD }],
    altTexts: ['Pan'],
    comment: 'Which?',
  };

  test.each([
    [
      'Date de publication,Heure,Légende,Premier commentaire,Lien de l’image,Texte alternatif,Brouillon,Réseaux',
      `15/12/2026,14h30,Rye,Which?,${BREAD},Pan,NON,Facebook`,
    ],
    [
      'Fecha,Hora,Pie de foto,Primer comentario,Imagen,Texto alternativo,Borrador,Red social',
      `15/12/2026,14:30,Rye,Which?,${BREAD},Pan,NO,Facebook`,
    ],
    [
      'Data,Horário,Legenda,Primeiro comentário,Imagem,Texto alternativo,Rascunho,Redes',
      `15/12/2026,14h30,Rye,Which?,${BREAD},Pan,NÃO,facebook`,
    ],
    [
      'Data,Ora,Testo,Primo commento,Immagine,Testo alternativo,Bozza',
      `15/12/2026,14.30,Rye,Which?,${BREAD},Pan,NO`,
    ],
  ])('has all columns read: %s', (header, row) => {
    const { rows, unused } = importFile([header, row]);
    expect(rows[0]?.post).toMatchObject(post);
    expect(unused).toEqual({ affecting: [], others: [] });
  });

  test.each(['brouillon', 'Publicado', 'Pendente', 'veröffentlicht'])(
    'leaves out the status “%s”',
    (status) => {
      const { rows } = importFile(['Date,Texte,Statut', `15/12/2026 14:30,Rye,${status}`]);
      expect(rows[0]?.post).toBeNull();
      expect(rows[0]?.faults).toEqual([]);
    },
  );

  test('has Arabic digits read', () => {
    const { rows } = importFile(['date,text', '١٥/١٢/٢٠٢٦ ٠٩:٠٠,Rye']);
    expect(rows[0]?.post).toMatchObject({ local: '2026-12-15 09:00:00' });
  });
});

test.each([
  'Veröffentlicht',
  'Gelöscht',
  'Publié',
  'Ignorer',
  'Publicado',
  'Omitir',
  'Excluído',
  'Pubblicato',
])('warns that the column %s has no effect', (name) => {
  const { unused } = importFile([`date,text,${name}`, '2026-12-15 14:30,Rye,TRUE']);
  expect(unused.affecting).toEqual([name]);
});

test('reads ticked boxes and the column of services', () => {
  const { rows } = importFile(['date,text,Facebook,LinkedIn', '2026-12-15 14:30,Rye,[ ],[x]']);
  expect(networksOf(rows[0])).toEqual(['linkedin']);
  const services = importFile(['date,text,Services', '2026-12-15 14:30,Rye,LinkedIn']);
  expect(networksOf(services.rows[0])).toEqual(['linkedin']);
});

test('takes a column of the services that a business sells for no networks', () => {
  const { rows } = importFile([
    'date,text,network,Service',
    '2026-12-15 14:30,New looks,LinkedIn,Haircut',
    '2026-12-16 14:30,New colors,LinkedIn,Coloring',
  ]);
  expect(rows.map(({ faults }) => faults)).toEqual([[], []]);
});

test('names a misspelled network in a column of services', () => {
  const lines = ['date,text,Service', '2026-12-15 14:30,Rye,LinkedIn', '2026-12-16 14:30,Spelt,Facbook'];
  expect(importFile(lines).rows.map(({ faults }) => faults.length)).toEqual([0, 1]);
});
