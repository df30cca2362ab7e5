import { readLine } from '../../command-line/read-line.ts';
import { licenceOf, mayBeUsed } from './licence-of.ts';
import { locked, nameOf, packagesOf } from './locked-packages.ts';
import { workspacesOf } from './workspaces-of.ts';

// `npm run --silent licenses`: every package that is in an image, with its licence. Ends with 1 when Carillon, which is
// under AGPL-3.0-or-later, may not have one of them.
readLine('npm run --silent licenses', {});
const places = packagesOf(Object.values(workspacesOf()).flat());
const rows = places.map((place) => {
  const licence = licenceOf(place);
  return { name: `${nameOf(place)}@${locked[place]?.version}`, licence, ok: licence && mayBeUsed(licence) };
});
for (const { name, licence } of rows) console.log(`${name}  ${licence ?? 'names no licence'}`);
const rejectedRows = rows.filter(({ ok }) => !ok);
for (const { name, licence } of rejectedRows)
  console.error(`Carillon may not have ${name}: ${licence ?? 'it names no licence'}.`);
console.error(`${rows.length} packages; ${rejectedRows.length} that may not be there.`);
process.exitCode = rejectedRows.length > 0 ? 1 : 0;
