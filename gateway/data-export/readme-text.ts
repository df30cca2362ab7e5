import type { ArchiveFile } from './files.ts';

/** The archive's own README, gathered while its files pass. */
export interface Readme {
  add(file: Pick<ArchiveFile, 'path' | 'about'>): void;
  text(): string;
}

/** @param at when it was put together */
export function createReadme(at: Date): Readme {
  const folders = new Map<string, Map<string, string>>();
  return {
    add({ path, about }) {
      const { folder, name } = placeOf(path);
      const files = folders.get(folder) ?? new Map<string, string>();
      folders.set(folder, files.set(name, about));
    },
    text: () =>
      `${[HEAD, `Put together on ${at.toISOString()}.`, HOW, ...[...folders].map(listFiles)].join('\n\n')}\n`,
  };
}

const listFiles = ([folder, files]: readonly [string, ReadonlyMap<string, string>]): string =>
  [`${folder}/`, ...[...files].map(([name, about]) => `  ${name}\n    ${about}`)].join('\n');

const HEAD = 'Your data in Carillon';
const HOW = [
  'Files that end in .json can be opened with any text editor, and read by programs.',
  'Files that end in .csv are for spreadsheets. Times are in UTC.',
  'Passwords, keys, access tokens and what else opens an account are not in here.',
  'What there is none of has no file.',
].join('\n');

/** Groups the files of a nested folder, such as the media library's, under that folder. */
function placeOf(path: string): { readonly folder: string; readonly name: string } {
  const parts = path.split('/');
  const depth = parts[0] === 'account' ? 1 : 2;
  const rest = parts.slice(depth);
  return {
    folder: parts.slice(0, depth).join('/'),
    name: rest.length > 1 ? `${rest[0]}/` : (rest[0] ?? ''),
  };
}
