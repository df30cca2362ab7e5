/** Spreadsheets take a file for UTF-8 by this mark. */
const MARK = '\uFEFF';

/** Saves a text as a file of the browser's. */
export function saveFile(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([MARK, csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
