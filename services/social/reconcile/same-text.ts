/** Whether two texts are one, but for what networks do to a text: line ends, outer blanks, composed letters. */
export const sameText = (a: string, b: string): boolean => plain(a) === plain(b);

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/(?<![^\S\n])[^\S\n]+$/gm, '')
    .trim();
