/** What was measured on this source code, and the command that shows it again. */
export interface Evidence {
  readonly figure: string;
  readonly text: string;
  readonly command: string;
}

export const EVIDENCE: readonly Evidence[] = [
  {
    figure: '3 KB of script',
    text: 'is all that this page loads before you touch it: no framework, no tracker, no banner to click away.',
    command: 'npm run bench:pages',
  },
  {
    figure: '376 MB of memory',
    text: 'is what all of Carillon takes while it waits for your next post, its store included, in one process.',
    command: 'npm run bench:start',
  },
  {
    figure: '0 cookies',
    text: 'The pages that you can read without an account set none, and load nothing from anybody else.',
    command: 'npm run test:e2e -- site.e2e',
  },
  {
    figure: '0 violations',
    text: 'axe checks every page and dialog, in light on a desktop and in dark on a phone, before a change lands.',
    command: 'npm run test:e2e -- accessibility.e2e',
  },
];
