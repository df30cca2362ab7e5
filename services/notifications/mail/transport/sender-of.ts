/** A sender for nodemailer. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

const SENDER = /^(?:(.+) )?<?([^\s<>]+)>?$/;

/**
 * Reads `Carillon <carillon@example.com>`. As a text, nodemailer would take `Carillon: Posts <…>` for a group of addresses and
 * drop what stands in brackets.
 */
export function senderOf(from: string): Sender {
  const [, name = '', address = from] = SENDER.exec(from) ?? [];
  return { name: unquoted(name.trim()), address };
}

const unquoted = (name: string): string =>
  name.startsWith('"') && name.endsWith('"') ? name.slice(1, -1).replace(/\\(.)/g, '$1') : name;
