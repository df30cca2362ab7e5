import { WorkbookFault } from './fault.ts';
import { type Attributes, attributeOf, isOn, readXml } from './read-xml.ts';
import { type Budget, createBudget, type Table } from './table.ts';
import { readStrings } from './xlsx-strings.ts';
import { readKinds } from './xlsx-styles.ts';
import { readWorksheet } from './xlsx-worksheet.ts';
import type { Zip } from './zip.ts';

interface Relation {
  readonly id: string;
  /** The last part of the URL that names its type. */
  readonly type: string;
  readonly path: string;
}

/** Reads the visible sheets of an Excel workbook. */
export async function readXlsx(zip: Zip, maxRows: number): Promise<Table[]> {
  const root = await readRelations(zip, '');
  const path = root.find(({ type }) => type === 'officeDocument')?.path ?? 'xl/workbook.xml';
  const relations = await readRelations(zip, path);
  const { sheets, is1904 } = await readBook(zip, path);
  const pathOf = (name: string): string | undefined =>
    relations.find(({ type, path }) => type === name && zip.has(path))?.path;
  const [strings, styles] = [pathOf('sharedStrings'), pathOf('styles')];
  const context = {
    strings: strings === undefined ? [] : await readStrings(zip, strings),
    kinds: styles === undefined ? [] : await readKinds(zip, styles),
    is1904,
    maxRows,
    budget: createBudget() satisfies Budget,
  };
  const tables: Table[] = [];
  for (const { name, id } of sheets) {
    const relation = relations.find((one) => one.id === id);
    // The others are charts and dialogs.
    if (relation?.type === 'worksheet')
      tables.push({ ...(await readWorksheet(zip, relation.path, { ...context, name })), is1904 });
  }
  return tables;
}

const MAX_SHEETS = 500;

async function readBook(zip: Zip, path: string) {
  const sheets: { name: string; id: string }[] = [];
  let is1904 = false;
  await readXml(zip, path, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = isOn(attributes.date1904);
      if (name !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
      if (sheets.length >= MAX_SHEETS) throw new WorkbookFault('too large');
      sheets.push({ name: attributes.name ?? '', id: attributeOf(attributes, 'id') ?? '' });
    },
  });
  return { sheets, is1904 };
}

/** Reads where the parts are that belong to a part; an empty path stands for the whole workbook. */
async function readRelations(zip: Zip, of: string): Promise<Relation[]> {
  const slash = of.lastIndexOf('/') + 1;
  const [folder, file] = [of.slice(0, slash), of.slice(slash)];
  const path = `${folder}_rels/${file}.rels`;
  if (!zip.has(path)) return [];
  const relations: Relation[] = [];
  await readXml(zip, path, {
    open(name, attributes) {
      if (name === 'Relationship') relations.push(relationOf(attributes, folder));
    },
  });
  return relations;
}

const relationOf = (attributes: Attributes, folder: string): Relation => ({
  id: attributes.Id ?? '',
  type: attributes.Type?.split('/').at(-1) ?? '',
  path: resolvePath(folder, attributes.Target ?? ''),
});

/** Resolves a path from a folder that ends in a slash; a path that begins with one starts from the top. */
function resolvePath(folder: string, target: string): string {
  const plain = target.replaceAll('\\', '/');
  const names: string[] = [];
  for (const name of (plain.startsWith('/') ? plain : folder + plain).split('/')) {
    if (name === '..') names.pop();
    else if (name !== '' && name !== '.') names.push(name);
  }
  return names.join('/');
}
