import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Settings by name, as in a file such as `.env`. */
export interface EnvFile {
  /** Those that aren't empty. */
  readonly set: ReadonlyMap<string, string>;
  /** Puts these in, and leaves every other line as it is. */
  write(settings: Readonly<Record<string, string>>): void;
}

export function readEnvFile(file: string): EnvFile {
  const lines = (existsSync(file) ? readFileSync(file, 'utf8') : '')
    .split('\n')
    .filter((line) => line !== '');
  return {
    set: new Map(
      lines.flatMap((line) => {
        const name = nameIn(line);
        const value = line.slice(line.indexOf('=') + 1).trim();
        return name && value ? [[name, value]] : [];
      }),
    ),
    write(settings) {
      const otherLines = lines.filter((line) => !Object.hasOwn(settings, nameIn(line) ?? ''));
      const added = Object.entries(settings).map((pair) => pair.join('='));
      // In one step, and readable only by its owner.
      writeFileSync(`${file}.new`, `${[...otherLines, ...added].join('\n')}\n`, { mode: 0o600, flush: true });
      renameSync(`${file}.new`, file);
    },
  };
}

const nameIn = (line: string): string | undefined => /^\s*(?:export\s+)?(\w+)\s*=/.exec(line)?.[1];
