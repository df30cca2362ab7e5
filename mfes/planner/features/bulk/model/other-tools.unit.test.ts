import { describe, expect, test } from '@jest/globals';
import type { Account } from './accounts.ts';
import { type CheckedRow, checkRows } from './check-rows.ts';
import { mapColumns } from './columns.ts';
import { mapByContent } from './no-header.ts';
import { readSheet } from './read-sheet.ts';
import { rowsOf } from './rows-of.ts';
import { listUnusedColumns } from './unused-columns.ts';

const KNOWN: readonly Account[] = [
  { platform: 'facebook', kind: 'page', id: 'p1', name: 'Corner Bakehouse', picture: null },
  { platform: 'instagram', kind: 'account', id: 'i1', name: 'Corner Bakehouse', picture: null },
  { platform: 'linkedin', kind: 'profile', id: 'urn:li:person:ada', name: 'Ada', picture: null },
];

/** Reads and checks a file, with Facebook for rows without an account. */
function importFile(lines: readonly string[]) {
  const read = readSheet(new TextEncoder().encode(lines.join('\r\n')));
  if ('problem' in read) throw new Error(read.problem);
  const { sheet } = read;
  const mapping = sheet.headerLine === null ? mapByContent(sheet.rows) : mapColumns(sheet.header, sheet.rows);
  const rows = checkRows(rowsOf(sheet, mapping, {}), {
    zone: 'Europe/Berlin',
    now: new Date('2026-11-23T10:00:00Z'),
    order: 'day first',
    known: KNOWN,
    meanings: {},
    defaults: KNOWN.slice(0, 1),
    folder: new Map(),
    withSlots: new Set<string>(),
    planned: () => null,
    limitsFor: () => [],
  });
  return { rows, unused: listUnusedColumns(sheet, mapping) };
}
const postsOf = (rows: readonly CheckedRow[]) =>
  rows.map(({ post, faults }) => post ?? faults.map(({ words }) => words));
const networksOf = (row: CheckedRow | undefined) => row?.post?.accounts.map(({ platform }) => platform);

const BREAD = 'https://a.com/bread.jpg';
const CAKE = 'https://a.com/cake.jpg';

describe('a file of Metricool', () => {
  const pictures = Array.from({ length: 10 }, (_, at) => `Picture Url ${at + 1}`);
  const alts = Array.from({ length: 10 }, (_, at) => `Alt text picture ${at + 1}`);
  const HEADER = [
    ...[
      'Text',
      'Date',
      'Time',
      'Draft',
      'Facebook',
      'Twitter/X',
      'LinkedIn',
      'GBP',
      'Instagram',
      'Pinterest',
    ],
    ...['TikTok', 'Youtube', 'Threads', 'Bluesky', ...pictures, ...alts, 'Document title', 'Shortener'],
    ...['Pinterest Board', 'Instagram Post Type', 'Facebook Post Type', 'First Comment Text', 'Brand name'],
  ];
  const row = (cells: Readonly<Record<string, string>>): string =>
    HEADER.map(
      (name) => cells[name] ?? (/^(?:Draft|Facebook|Instagram|LinkedIn)$/.test(name) ? 'FALSE' : ''),
    ).join(';');
  const due = { Text: 'Rye', Date: '2027-01-02', Time: '10:00:00' };
  const read = (...rows: Readonly<Record<string, string>>[]) =>
    importFile([HEADER.join(';'), ...rows.map((cells) => row({ ...due, ...cells }))]);

  test('goes to the networks that are TRUE, with each picture’s alt text and the first comment', () => {
    const { rows, unused } = read({
      Instagram: 'TRUE',
      LinkedIn: 'TRUE',
      'Picture Url 1': BREAD,
      'Picture Url 3': CAKE,
      'Alt text picture 3': 'A cake | sliced',
      'First Comment Text': 'Which one?',
    });
    expect(rows[0]?.post).toMatchObject({
      local: '2027-01-02 10:00:00',
      comment: 'Which one?',
      altTexts: ['', 'A cake sliced'],
      media: [{ url: BREAD }, { url: CAKE }],
    });
    expect(networksOf(rows[0])).toEqual(['linkedin', 'instagram']);
    expect(unused).toEqual({ affecting: [], others: [] });
  });

  test('holds back a draft, and says so', () => {
    const { rows } = read({ Facebook: 'TRUE', Draft: 'TRUE' });
    expect(rows[0]).toMatchObject({ post: null, isHeld: true, faults: [] });
    expect(rows[0]?.hints).toEqual([{ field: 'status', words: expect.stringMatching(/won’t be scheduled/) }]);
  });

  test('names networks that Carillon lacks, and gives no row to the accounts of others', () => {
    const { rows } = read(
      { Facebook: 'TRUE', 'Twitter/X': 'TRUE' },
      { Pinterest: 'TRUE', GBP: 'TRUE' },
      { Text: 'Wheat' },
    );
    expect(networksOf(rows[0])).toEqual(['facebook']);
    expect(rows[0]?.hints).toEqual([
      {
        field: 'accounts',
        words: 'Twitter (X) isn’t supported. This row only goes to the other accounts.',
      },
    ]);
    expect(postsOf(rows).slice(1)).toEqual([
      ['Google Business and Pinterest aren’t supported. Choose an account.'],
      ['All networks are off in this row. Choose an account.'],
    ]);
  });

  test('refuses stories and reels that it can’t publish, for the networks of the row', () => {
    const { rows } = read(
      { Instagram: 'TRUE', 'Picture Url 1': BREAD, 'Instagram Post Type': 'STORY' },
      { Facebook: 'TRUE', 'Instagram Post Type': 'STORY', 'Facebook Post Type': 'POST' },
      { Instagram: 'TRUE', 'Picture Url 1': 'https://a.com/a.mp4', 'Instagram Post Type': 'REEL' },
    );
    expect(rows.map(({ faults }) => faults.map(({ field }) => field))).toEqual([['kind'], [], []]);
  });

  test('asks about a brand, and not about a board of Pinterest', () => {
    const { unused } = read({
      Facebook: 'TRUE',
      'Brand name': 'Bells',
      'Pinterest Board': 'Bread',
      Shortener: 'FALSE',
    });
    expect(unused).toEqual({ affecting: ['Brand name'], others: ['Shortener', 'Pinterest Board'] });
  });
});

test.each<[tool: string, lines: string[], post: object]>([
  [
    'Publer',
    [
      'Date - Intl. format or prompt,Text,Link(s),Media URL(s),Title,Label(s),Alt text(s),Comment(s),"Pin board, FB album, or Google category",Post subtype,CTA,Reminder',
      `2027-01-02 10:00,Rye,,"${BREAD}, ${CAKE}",,news,,Which?,,,,`,
    ],
    { content: 'Rye', comment: 'Which?', media: [{ url: BREAD }, { url: CAKE }] },
  ],
  ['Hootsuite', ['02/01/2027 10:00,Rye,https://a.com/rye'], { content: 'Rye\n\nhttps://a.com/rye' }],
  [
    'Sprout Social',
    ['date,time_24hr,message_text,link_url,image_url', `02/01/2027,10:00,Rye,,${BREAD}`],
    { content: 'Rye', media: [{ url: BREAD }] },
  ],
  [
    'Vista Social',
    ['message,type,link,time,comment1,comment2', `Rye,image,${BREAD},2027-01-02 10:00 am,Which?,`],
    { content: 'Rye', media: [{ url: BREAD }], comment: 'Which?' },
  ],
  [
    'GoHighLevel and SocialBee',
    [
      'postAtSpecificTime (YYYY-MM-DD HH:mm:ss),content,link (OGmetaUrl),imageUrls,gifUrl(s),videoUrl(s),followUpComment',
      '2027-01-02 10:00:00,Rye,,,https://a.com/rye.gif,,Which?',
    ],
    { content: 'Rye', media: [{ url: 'https://a.com/rye.gif' }], comment: 'Which?' },
  ],
  [
    'Ayrshare',
    ['post,platforms,mediaUrls,scheduleDate', `Rye,"facebook,linkedin",${BREAD},2027-01-02T09:00:00Z`],
    { content: 'Rye', accounts: [KNOWN[0], KNOWN[2]], media: [{ url: BREAD }] },
  ],
  [
    'PostFast',
    [
      'scheduled_at,account_id,content,media_urls,first_comment',
      '2027-01-02T10:00:00+01:00,i1,Rye,https://a.com/b.png,Which?',
    ],
    { accounts: [KNOWN[1]], comment: 'Which?', media: [{ url: 'https://a.com/b.png' }] },
  ],
  [
    'SocialPatra',
    ['content,scheduledAt,mediaUrls', `Rye,2027-01-02T09:00:00.000Z,${BREAD}`],
    { media: [{ url: BREAD }] },
  ],
  [
    'MagicSync',
    ['content,scheduled_time,image_url', `Rye,2027-01-02T09:00:00Z,${BREAD}`],
    { media: [{ url: BREAD }] },
  ],
  [
    'SocialCal',
    ['content,platforms,schedule_time', 'Rye,facebook|linkedin,2027-01-02 10:00'],
    { accounts: [KNOWN[0], KNOWN[2]] },
  ],
  [
    'Inssist',
    ['Date,Caption,Image,Image,Image', `02/01/2027 10:00,Rye,${BREAD},${CAKE},`],
    { media: [{ url: BREAD }, { url: CAKE }] },
  ],
  ['Postcron', ['Text,Year,Month,Day,Hour,Minute', 'Rye,2027,1,2,10,0'], { content: 'Rye' }],
  [
    'Buffer',
    ['Text,Image URL,Tags,Posting Time', `Rye,${BREAD},,2027-01-02 10:00`],
    { media: [{ url: BREAD }] },
  ],
  [
    'Zoho Social',
    ['message,date(MM/DD/YYYY),hour,minutes,imageurl 1,imageurl 2', `Rye,2027-01-02,10,00,${BREAD},${CAKE}`],
    { media: [{ url: BREAD }, { url: CAKE }] },
  ],
  [
    'SocialPilot',
    ['Post Description,Image URL,Date Time(m/d/Y H:i)', `Rye,${BREAD},2027-01-02 10:00`],
    { media: [{ url: BREAD }] },
  ],
])('reads a file of %s', (_, lines, post) => {
  const { rows, unused } = importFile(lines);
  expect(postsOf(rows)).toEqual([
    {
      content: 'Rye',
      accounts: KNOWN.slice(0, 1),
      media: [],
      altTexts: [''],
      comment: '',
      local: '2027-01-02 10:00:00',
      ...mediaKinds(post),
    },
  ]);
  expect(unused.affecting).toEqual([]);
});

const mediaKinds = (post: { media?: readonly object[] }) =>
  post.media ? { ...post, media: post.media.map((one) => ({ kind: 'image', ...one })) } : post;

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

  test.each(['Title', 'Label(s)', 'Notes', 'Shortener', 'Day', 'Month'])('“%s” is named only', (name) => {
    expect(unusedIn(`Text,Date,${name}`, 'Rye,2027-01-02 10:00,x')).toEqual({
      affecting: [],
      others: [name],
    });
  });

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
