import { describe, expect, test } from '@jest/globals';
import { BREAD, importFile, KNOWN } from '../../../test/import-file.ts';

describe('a column that isn’t used', () => {
  const unusedIn = (...lines: string[]) => importFile(lines).unused;

  test.each([
    ['Audience', 'friends'],
    ['is_private', 'true'],
    ['comment2', 'And this'],
    ['Facebook First Comment Text', 'For Facebook'],
    ['LinkedIn text', 'Another text'],
    ['Caption 2', 'Another text'],
    ['Repeat every', '7 days'],
    ['Expires', '2027-02-01'],
    ['Exclude', 'yes'],
    ['Do not post', 'x'],
    ['Autopublish', 'no'],
    ['Post as', 'The other page'],
    ['Send?', 'no'],
    ['Canceled', 'x'],
    ['Not before', '2027-02-01'],
    ['Slide 2', BREAD],
    ['Flyer', 'rye.pdf'],
    ['Where', 'LinkedIn'],
    ['Team', 'North'],
    ['UTC', 'yes'],
    ['Freigegeben', 'nein'],
    ['Zielgruppe', 'Berlin'],
  ])('“%s” is asked about', (name, cell) => {
    const unused = unusedIn(`Text,Date,${name}`, `Rye,2027-01-02 10:00,${cell}`);
    expect(unused).toEqual({ affecting: [name], others: [] });
  });

  test('is asked about where it holds hashtags', () => {
    const rows = ['Rye,2027-01-02 10:00,#rye #bakery', 'Wheat,2027-01-03 10:00,'];
    expect(unusedIn('Text,Date,Tags', ...rows)).toEqual({ affecting: ['Tags'], others: [] });
  });

  test.each(['Title', 'Label(s)', 'Tags', 'Etiquetas', 'Notes', 'Shortener', 'Day', 'Month'])(
    '“%s” is named only',
    (name) => {
      expect(unusedIn(`Text,Date,${name}`, 'Rye,2027-01-02 10:00,x')).toEqual({
        affecting: [],
        others: [name],
      });
    },
  );

  test('is asked about where rows answer yes and no', () => {
    const rows = ['Rye,2027-01-02 10:00,yes', 'Wheat,2027-01-03 10:00,no'];
    expect(unusedIn('Text,Date,Bells', ...rows)).toEqual({ affecting: ['Bells'], others: [] });
  });

  test('has content, or isn’t named', () => {
    expect(unusedIn('Text,Date,Privacy,Notes', 'Rye,2027-01-02 10:00,\u00A0,""""""')).toEqual({
      affecting: [],
      others: [],
    });
  });

  test('without a name is asked about, as a comma may have split the text', () => {
    expect(unusedIn('Date,Text', '2027-01-02 10:00,Rye, and spelt', '2027-01-03 10:00,Wheat')).toEqual({
      affecting: ['Column 3'],
      others: [],
    });
  });
});

describe('a status', () => {
  const check = (header: string, cell: string) =>
    importFile([`Text,Date,${header}`, `Rye,2027-01-02 10:00,${cell}`]).rows[0];

  test.each([
    ['Draft', 'TRUE'],
    ['is_draft', 'x'],
    ['Entwurf', 'WAHR'],
    ['Approved', 'FALSE'],
    ['Ready to publish', 'no'],
    ['Publish', 'FALSE'],
    ['Status', 'Draft'],
    ['Post Status', 'Pending approval'],
    ['status', 'published'],
    ['state', 'on-hold'],
  ])('“%s” of “%s” holds a row back', (header, cell) => {
    expect(check(header, cell)).toMatchObject({ post: null, isHeld: true, faults: [] });
  });

  test.each([
    ['Draft', 'FALSE'],
    ['Draft', ''],
    ['Approved', 'TRUE'],
    ['Status', 'Scheduled'],
    ['Approval', 'approved'],
  ])('“%s” of “%s” schedules a row', (header, cell) => {
    expect(check(header, cell)).toMatchObject({ post: { content: 'Rye' }, isHeld: false, hints: [] });
  });

  test('that isn’t known is a problem', () => {
    expect(check('Status', 'With Bob')?.faults).toEqual([
      { field: 'status', words: expect.stringMatching(/“With Bob” isn’t a known status/) },
    ]);
  });
});

describe('columns beside each other', () => {
  const first = (...lines: string[]) => importFile(lines).rows[0];

  test('give a network and its account', () => {
    const row = first('Platform,Account name,Text,Date', 'instagram,Corner Bakehouse,Rye,2027-01-02 10:00');
    expect(row?.accounts).toEqual([KNOWN[1]]);
  });

  test('name the page of a network', () => {
    const row = first('Text,Date,Instagram account', 'Rye,2027-01-02 10:00,Corner Bakehouse');
    expect(row?.accounts).toEqual([KNOWN[1]]);
  });

  test('give a date in parts, with the month’s name and half of the day', () => {
    const row = first('Text,Day,Month,Year,Hour,Minute,AM/PM', 'Rye,2,January,2027,9,5,PM');
    expect(row?.local).toBe('2027-01-02 21:05:00');
  });

  test.each([
    ['Texte;Date de publication;Heure', 'Rye;02/01/2027;10h00'],
    ['Texto;Fecha;Hora', 'Rye;2 de enero de 2027;10:00 a. m.'],
    ['Text;Datum;Uhrzeit', 'Rye;02.01.2027;10:00 Uhr'],
    ['Texto;Data de publicação;Horário', 'Rye;02/01/2027;10h00'],
    ['本文;日付;時間', 'Rye;2027年1月2日;午前10:00'],
  ])('have names in another language, as “%s”', (header, cells) => {
    expect(first(header, cells)?.post).toMatchObject({ content: 'Rye', local: '2027-01-02 10:00:00' });
  });

  test.each([
    ['Date,Time,Time zone', '2027-01-02,10:00,America/New_York'],
    ['Date (EST),Time', '2027-01-02,10:00'],
    ['Date,Time,TZ', '2027-01-02,10:00,-05:00'],
    ['Posting Date,Posting Time,Timezone', '2027-01-02,10:00,EST'],
    ['Date (UTC),Time', '2027-01-02,15:00'],
    ['scheduled_at_utc', '2027-01-02 15:00'],
  ])('“%s” give a time in its zone', (header, cells) => {
    expect(first(`Text,${header}`, `Rye,${cells}`)?.local).toBe('2027-01-02 16:00:00');
  });
});
