import { Parser } from 'htmlparser2';

const MARKS: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
];
/** Pages say their encoding within these; HTML Standard, 4.2.5.4. */
const FIRST_BYTES = 1024;

/**
 * Decodes a page's text by its byte order mark, else by its server's header, else by its own declaration (HTML
 * Standard, 13.2.3.2); else as UTF-8, or Windows-1252 if it isn't valid UTF-8.
 */
export function decodePage(bytes: Uint8Array, charset: string | null): string {
  const mark = MARKS.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0];
  const decoder =
    decoderFor(mark) ?? decoderFor(charset) ?? decoderFor(readDeclaredEncoding(bytes)) ?? guess(bytes);
  return decoder.decode(bytes);
}

function decoderFor(label: string | null | undefined): TextDecoder | null {
  try {
    return label ? new TextDecoder(label) : null;
  } catch {
    return null;
  }
}

/** Returns the encoding named in a meta element. A page readable as ASCII isn't UTF-16, whatever it declares. */
function readDeclaredEncoding(bytes: Uint8Array): string | null {
  const encodings: string[] = [];
  const parser = new Parser({
    onopentag(tag, { charset, content = '', 'http-equiv': directive = '' }) {
      if (tag !== 'meta') return;
      const label = charset ?? (/^content-type$/i.test(directive) ? content.split(/charset *= */i)[1] : null);
      if (label) encodings.push(label);
    },
  });
  parser.end(Buffer.from(bytes.subarray(0, FIRST_BYTES)).toString('latin1'));
  const [first = null] = encodings;
  return first && /^ *utf-?16/i.test(first) ? 'utf-8' : first;
}

/** The last character may be cut off. */
function guess(bytes: Uint8Array): TextDecoder {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return new TextDecoder();
  } catch {
    return new TextDecoder('windows-1252');
  }
}
