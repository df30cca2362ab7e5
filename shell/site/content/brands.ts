import { t } from '@lingui/core/macro';

/**
 * Returns the products that Carillon works with, by the names a marketer knows. The operator's own entries are added.
 */
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
