import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@carillon/kit/service/read-services.ts';
import satisfies from 'spdx-satisfies';
import { locked } from './locked-packages.ts';

/**
 * Licenses that a work under AGPL-3.0-or-later may be combined with, or may hand on beside itself (fonts, data).
 * GPL-2.0-or-later is not among them: to this list it would let in GPL-2.0-only as well.
 */
const ALLOWED = [
  ...['0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT', 'MIT-0', 'Python-2.0', 'Zlib'],
  ...['Apache-2.0', 'MPL-2.0', 'CC0-1.0', 'Unlicense', 'CC-BY-4.0', 'OFL-1.1'],
  ...['LGPL-2.1-only', 'LGPL-2.1-or-later', 'LGPL-3.0-only', 'LGPL-3.0-or-later'],
  ...['GPL-3.0-only', 'GPL-3.0-or-later', 'AGPL-3.0-only', 'AGPL-3.0-or-later'],
];

/** Packages whose `package.json` names no licence, as their LICENSE files say it. */
const READ: Readonly<Record<string, string>> = { 'node_modules/sylvester': 'MIT' };

/** The old names of some, which say the same. */
const RENAMED: Readonly<Record<string, string>> = { 'LGPL-3.0': 'LGPL-3.0-only' };

/** A package's licence, an SPDX expression; null when it names none. */
export function licenceOf(place: string): string | null {
  const license = locked[place]?.license ?? inManifest(place) ?? READ[place];
  return license === undefined ? null : (RENAMED[license] ?? license);
}

/** Whether a package under it may be part of Carillon. */
export function mayBeUsed(licence: string): boolean {
  try {
    return satisfies(licence, ALLOWED);
  } catch {
    // No licence that is known.
    return false;
  }
}

/** The list that older packages have in place of one. */
function inManifest(place: string): string | undefined {
  const file = path.join(ROOT, place, 'package.json');
  if (!existsSync(file)) return undefined;
  const { licenses } = JSON.parse(readFileSync(file, 'utf8')) as { licenses?: { type?: string }[] };
  const types = (Array.isArray(licenses) ? licenses : []).flatMap(({ type }) => (type ? [type] : []));
  return types.length > 0 ? types.join(' OR ') : undefined;
}
