/** What a column can be about. */
export const FIELDS = ['text', 'date', 'time', 'media', 'altTexts', 'accounts', 'link', 'comment'] as const;
export type Field = (typeof FIELDS)[number];

export const FIELD_LABELS: Readonly<Record<Field, string>> = {
  text: 'Text',
  date: 'Date',
  time: 'Time',
  media: 'Media',
  altTexts: 'Alt texts',
  accounts: 'Accounts',
  link: 'Link',
  comment: 'First comment',
};

/** The field of each column, in order; null where a column is ignored. */
export type Mapping = readonly (Field | null)[];

/** As Buffer, Publer and others call them, in small letters without anything else. */
const NAMES: Readonly<Record<Field, readonly string[]>> = {
  text: ['text', 'message', 'content', 'caption', 'post', 'posttext', 'body', 'copy'],
  date: [
    ...['date', 'postingtime', 'scheduledtime', 'scheduledat', 'scheduledate', 'scheduleddate', 'datetime'],
    ...['dateandtime', 'postatspecifictime', 'publishdate', 'publishat', 'postdate', 'dateutc', 'when'],
  ],
  time: ['time', 'timeofday', 'posttime', 'hour'],
  media: [
    ...['media', 'mediaurl', 'mediaurls', 'image', 'images', 'imageurl', 'imageurls', 'picture', 'pictures'],
    ...[
      'pictureurl',
      'photo',
      'photos',
      'photourl',
      'video',
      'videos',
      'videourl',
      'videourls',
      'file',
      'files',
    ],
  ],
  altTexts: ['alttext', 'alttexts', 'alt', 'imagealttext', 'mediaalttext'],
  accounts: [
    ...[
      'account',
      'accounts',
      'network',
      'networks',
      'platform',
      'platforms',
      'profile',
      'profiles',
      'channel',
    ],
    ...['channels', 'page', 'pages', 'socialaccount', 'socialaccounts', 'socialnetwork', 'postto'],
  ],
  link: ['link', 'links', 'linkurl', 'url', 'linkurls'],
  comment: ['comment', 'comments', 'firstcomment', 'firstcomments'],
};

/** What may stand in several columns, one after the other. */
export const REPEATABLE: readonly Field[] = ['media', 'link'];

/** Knows columns by their names. What comes first has a field; another column of it is ignored, but for media and links. */
export function mapColumns(header: readonly string[]): Mapping {
  const taken = new Set<Field>();
  return header.map((name) => {
    const field = fieldOf(name);
    if (!field || (taken.has(field) && !REPEATABLE.includes(field))) return null;
    taken.add(field);
    return field;
  });
}

/** Gives a column another field, and takes it from the column that had it. */
export const withColumn = (mapping: Mapping, column: number, field: Field | null): Mapping =>
  mapping.map((one, at) => {
    if (at === column) return field;
    return one === field && field !== null && !REPEATABLE.includes(field) ? null : one;
  });

/** Publer’s "Alt text(s)" and "Media URL(s)", whatever is in brackets after it, dots and underscores. */
function fieldOf(name: string): Field | null {
  const plain =
    name
      .replaceAll('(s)', 's')
      .split(/[([]/)[0]
      ?.toLowerCase()
      .replace(/[^a-z]/g, '') ?? '';
  return FIELDS.find((field) => NAMES[field].includes(plain)) ?? null;
}

/** What a row says, by field. */
export type Cells = Readonly<Record<Field, string>>;

export function cellsOf(row: readonly string[], mapping: Mapping): Cells {
  const of = (field: Field): string =>
    mapping.flatMap((one, at) => (one === field && row[at] ? [row[at]] : [])).join('\n');
  return {
    ...{ text: of('text'), date: of('date'), time: of('time'), media: of('media') },
    ...{ altTexts: of('altTexts'), accounts: of('accounts'), link: of('link') },
    comment: of('comment'),
  };
}
