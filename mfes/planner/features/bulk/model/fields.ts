import { t } from '@lingui/core/macro';

/** Fields of the columns in Carillon’s own template. */
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
/** Further fields that files of other tools can have. */
const OTHER_FIELDS = ['hashtags', 'zone', 'status', 'kind'] as const;
export const FIELDS = [...TEMPLATE_FIELDS, ...OTHER_FIELDS] as const;
type TemplateField = (typeof TEMPLATE_FIELDS)[number];
export type Field = (typeof FIELDS)[number];

export const FIELD_LABELS: Readonly<Record<Field, string>> = {
  text: t`Text`,
  date: t`Date`,
  time: t({ message: 'Time', context: 'of day' }),
  media: t`Media`,
  altTexts: t`Alt texts`,
  accounts: t`Accounts`,
  link: t`Link`,
  comment: t`First comment`,
  hashtags: t`Hashtags`,
  zone: t`Time zone`,
  status: t`Status`,
  kind: t`Post type`,
};

/** A row’s cells by field. */
export type Cells = Readonly<Record<TemplateField, string>> &
  Readonly<Partial<Record<(typeof OTHER_FIELDS)[number], string>>>;
