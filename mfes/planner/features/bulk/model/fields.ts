/** What the columns of Carillon’s own template are about. */
export const TEMPLATE_FIELDS = [
  'text',
  'date',
  'time',
  'media',
  'altTexts',
  'accounts',
  'link',
  'comment',
] as const;
/** What files of other tools can say besides. */
const OTHER_FIELDS = ['zone', 'status', 'kind'] as const;
export const FIELDS = [...TEMPLATE_FIELDS, ...OTHER_FIELDS] as const;
type TemplateField = (typeof TEMPLATE_FIELDS)[number];
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
  zone: 'Time zone',
  status: 'Status',
  kind: 'Post type',
};

/** A row’s cells by field. */
export type Cells = Readonly<Record<TemplateField, string>> &
  Readonly<Partial<Record<(typeof OTHER_FIELDS)[number], string>>>;
