/** What Carillon works with, as a marketer knows it. The operator's own entries are added. */
export const BRANDS = [
  'Facebook pages',
  'Instagram',
  'LinkedIn profiles',
  'LinkedIn pages',
  'Excel',
  'Google Sheets',
  'Apple Calendar',
  'Google Calendar',
  'Outlook',
  'Claude',
  'OpenAI',
  'Ollama',
] as const;
