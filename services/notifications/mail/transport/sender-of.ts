/** A sender for nodemailer. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

/**
 * Parses `Carillon <carillon@example.com>`. nodemailer would parse the text `Carillon: Posts <…>` as a group of
 * addresses and drop the part in brackets.
 */
export function senderOf(from: string): Sender {
  const end = from.lastIndexOf(' ');
  const name = from.slice(0, Math.max(end, 0)).trim();
  return { name: unquoteName(name), address: from.slice(end + 1).replace(/[<>]/g, '') };
}

const unquoteName = (name: string): string =>
  name.startsWith('"') && name.endsWith('"') ? name.slice(1, -1).replace(/\\(.)/g, '$1') : name;
