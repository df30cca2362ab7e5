import type { NumberKind } from './cell-text.ts';
import { builtInKind, kindOfFormat } from './number-formats.ts';
import { readXml } from './read-xml.ts';
import type { Zip } from './zip.ts';

/** Reads what the numbers of cells stand for, by the numbers of their styles. */
export async function readKinds(zip: Zip, path: string): Promise<NumberKind[]> {
  const formats = new Map<number, NumberKind>();
  const kinds: NumberKind[] = [];
  let isOfCells = false;
  await readXml(zip, path, {
    open(name, attributes) {
      if (name === 'numFmt')
        formats.set(Number(attributes.numFmtId), kindOfFormat(attributes.formatCode ?? ''));
      if (name === 'cellXfs') isOfCells = true;
      if (name !== 'xf' || !isOfCells) return;
      const id = Number(attributes.numFmtId ?? 0);
      kinds.push(formats.get(id) ?? builtInKind(id));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return kinds;
}
