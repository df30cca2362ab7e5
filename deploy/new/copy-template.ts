import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Copies a folder of text files; each key of `words` becomes its value, in names and in texts. */
export function copyTemplate(from: string, to: string, words: Readonly<Record<string, string>>): void {
  const replaceNames = (text: string): string =>
    Object.entries(words).reduce((all, [word, by]) => all.replaceAll(word, by), text);
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const [source, target] = [path.join(from, name), path.join(to, replaceNames(name))];
    if (statSync(source).isDirectory()) copyTemplate(source, target, words);
    else writeFileSync(target, replaceNames(readFileSync(source, 'utf8')));
  }
}
