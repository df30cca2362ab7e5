import { t } from '@lingui/core/macro';

/** What Carillon works with, as a marketer knows it. The operator's own entries are added. */
export const brands = (): readonly string[] => [
  t`Facebook pages`,
  'Instagram',
  t`LinkedIn profiles`,
  t`LinkedIn pages`,
  'Excel',
  'Google Sheets',
  'Apple Calendar',
  'Google Calendar',
  'Outlook',
  'Claude',
  'OpenAI',
  'Ollama',
];
