import { SaxesParser } from 'saxes';
import { WorkbookFault } from './fault.ts';
import type { Zip } from './zip.ts';

export type Attributes = Readonly<Record<string, string>>;

/** Receives the parts of an XML file in their order. Names of elements come without their prefixes. */
export interface XmlHandler {
  open?(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
  /** Reports whether the rest of the file can be skipped. */
  isDone?(): boolean;
}

/** Parses an XML file of an archive while it is decompressed. Declared entities aren’t expanded. */
export async function readXml(zip: Zip, path: string, handler: XmlHandler): Promise<void> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  parser.on('error', (error) => {
    throw new WorkbookFault('damaged', { cause: error });
  });
  parser.on('opentag', ({ name, attributes }) => handler.open?.(localName(name), attributes));
  parser.on('closetag', ({ name }) => handler.close?.(localName(name)));
  parser.on('text', (text) => handler.text?.(text));
  parser.on('cdata', (text) => handler.text?.(text));
  const decoder = new TextDecoder();
  for await (const piece of zip.read(path)) {
    parser.write(decoder.decode(piece, { stream: true }));
    if (handler.isDone?.()) return;
  }
  parser.write(decoder.decode()).close();
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Returns an attribute whatever its prefix. */
export const attributeOf = (attributes: Attributes, name: string): string | undefined =>
  attributes[name] ?? attributes[Object.keys(attributes).find((key) => key.endsWith(`:${name}`)) ?? ''];

/** XML Schema writes a boolean in two ways. */
export const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';
