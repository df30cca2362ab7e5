/** Has the browser save a text as a file. */
export function saveText(name: string, text: string, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Spreadsheets take a file for UTF-8 by this mark. */
const MARK = '\uFEFF';

export const saveCsv = (name: string, csv: string): void =>
  saveText(name, MARK + csv, 'text/csv;charset=utf-8');
