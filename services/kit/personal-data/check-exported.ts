import type mongoose from 'mongoose';
import type { StoredPersonalData } from './stored-personal-data.ts';

/** The document's own, and what waits to be sent. */
const INTERNAL_FIELDS = ['_id', 'outbox', 'outboxAt', 'outboxBy'];

/** @throws Error naming a field that isn't declared as exported or not */
export function checkExported(
  { models }: mongoose.Connection,
  storedModels: readonly StoredPersonalData[],
): void {
  for (const one of storedModels) {
    if ('nothing' in one || 'not' in one.exported) continue;
    const { fields, withheld } = one.exported;
    const exportedFields = fields.map(topOf);
    const both = withheld.find((field) => exportedFields.includes(field));
    if (both) throw new Error(`${one.collection}.${both} is both exported and withheld`);
    const knownFields = new Set([...INTERNAL_FIELDS, ...exportedFields, ...withheld]);
    const ofIt = Object.values(models).filter(({ collection }) => collection.name === one.collection);
    const unknown = ofIt
      .flatMap(({ schema }) => Object.keys(schema.paths))
      .map(topOf)
      .find((field) => !knownFields.has(field));
    if (unknown) throw new Error(`${one.collection}.${unknown} is neither exported nor withheld`);
  }
}

const topOf = (field: string): string => field.split('.')[0] ?? field;
