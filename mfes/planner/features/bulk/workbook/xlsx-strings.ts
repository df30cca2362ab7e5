import { WorkbookFault } from './fault.ts';
import { readXml } from './read-xml.ts';
import { appendText } from './table.ts';
import type { Zip } from './zip.ts';

const MAX_STRINGS = 2_000_000;
const MAX_CHARACTERS = 50_000_000;
const ESCAPE = /_x([0-9A-Fa-f]{4})_/g;

/** Decodes what can’t be written in XML: a carriage return is _x000D_. */
export const decodeEscapes = (text: string): string =>
  text
    .replace(ESCAPE, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\r\n?/g, '\n');

/** Collects the text of a cell from its runs, without the readings that Japanese workbooks have beside them. */
export class RichText {
  #text = '';
  #isText = false;
  #isReading = false;

  open(name: string): void {
    if (name === 't') this.#isText = true;
    if (name === 'rPh') this.#isReading = true;
  }
  close(name: string): void {
    if (name === 't') this.#isText = false;
    if (name === 'rPh') this.#isReading = false;
  }
  add(text: string): void {
    if (this.#isText && !this.#isReading) this.#text = appendText(this.#text, text);
  }
  /** Returns the text, and begins another. */
  take(): string {
    if (this.#text === '') return '';
    const text = decodeEscapes(this.#text);
    this.#text = '';
    return text;
  }
}

/** Reads the texts that cells refer to by their numbers. */
export async function readStrings(zip: Zip, path: string): Promise<string[]> {
  const strings: string[] = [];
  const rich = new RichText();
  let characters = 0;
  await readXml(zip, path, {
    open: (name) => rich.open(name),
    text: (text) => rich.add(text),
    close(name) {
      rich.close(name);
      if (name !== 'si') return;
      const text = rich.take();
      characters += text.length;
      if (strings.push(text) > MAX_STRINGS || characters > MAX_CHARACTERS)
        throw new WorkbookFault('too large');
    },
  });
  return strings;
}
