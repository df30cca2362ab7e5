import { describe, expect, test } from '@jest/globals';
import { BREAD, CAKE, importFile, KNOWN, networksOf, postsOf } from '../../../test/import-file.ts';

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
