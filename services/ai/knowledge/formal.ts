import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How readers are spoken to. The bank's German says "ihr", which is familiar; the other languages have one form. */
export type Address = 'familiar' | 'formal';

let lines: ReadonlyMap<string, string> | undefined;

/** The bank's lines that speak to readers, and the same for readers who are addressed as "Sie". */
export function formalLines(): ReadonlyMap<string, string> {
  lines ??= new Map(
    Object.entries(
      JSON.parse(readFileSync(join(import.meta.dirname, 'formal', 'de.json'), 'utf8')) as Record<
        string,
        string
      >,
    ),
  );
  return lines;
}

const READER =
  /(?<!\p{L})(?:ihr|[Ee]uch|[Ee]ure?[rnms]?|du|dir|dich|dein(?:e[rnms]?)?)(?!\p{L})|(?:^|[.?:;] )Ihr (?=\p{Ll})/u;

/** Whether a line speaks to readers as "ihr", as far as its pronouns and its first word say: "Schreibt uns". */
export const speaksToReaders = (line: string): boolean => READER.test(line) || IMPERATIVE.test(line);

const IMPERATIVE =
  /(?:^|[.?:;] )(?:Achtet|Ändert|Atmet|Bestellt|Bittet|Bringt|Denkt|Dreht|Drückt|Entfernt|Erzählt|Fangt|Feiert|Filmt|Fotografiert|Fragt|Friert|Gebt|Genießt|Haltet|Hebt|Hört|Kauft|Klebt|Kommt|Lasst|Legt|Lest|Lüftet|Macht|Markiert|Meldet|Merkt|Messt|Nehmt|Nennt|Notiert|Öffnet|Packt|Plant|Probiert|Prüft|Putzt|Räumt|Reinigt|Richtet|Ruft|Sagt|Sammelt|Schaut|Schickt|Schneidet|Schreibt|Seht|Setzt|Sortiert|Speichert|Spuckt|Sprecht|Stellt|Stoßt|Streicht|Sucht|Teilt|Tragt|Trennt|Übt|Unterschreibt|Vereinbart|Vergleicht|Wartet|Wechselt|Wiegt|Wisst|Zeigt|Zieht)(?= )(?! (?:Ihnen|Sie) )/u;

/** All texts as they are said to such readers; a line that is not known in that form is left out. */
export function addressed<T>(texts: T, address: Address): T {
  return address === 'familiar' ? texts : (formal(texts) as T);
}

function formal(texts: unknown): unknown {
  if (typeof texts === 'string') return formalLine(texts);
  if (Array.isArray(texts)) return texts.map(formal).filter((one) => one !== null);
  if (typeof texts !== 'object' || texts === null) return texts;
  const entries = Object.entries(texts).map(([name, value]) => [name, formal(value)] as const);
  return entries.some(([, value]) => value === null) ? null : Object.fromEntries(entries);
}

const formalLine = (line: string): string | null =>
  formalLines().get(line) ?? (speaksToReaders(line) ? null : line);
