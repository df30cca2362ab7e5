/** Text that somebody wrote, so that Markdown shows it as it is. */
export const toShownText = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>~|]|&(?=[#\w])/g, '\\$&')
    .replace(/^(?:[+=-]|#(?=[# ]|$))/, '\\$&')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2');

/** The same as a quotation, line by line. */
export const quote = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${toShownText(line.trimStart())}`)
    .join('  \n');
