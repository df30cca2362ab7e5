import type { Document } from 'bson';
import { CommandError, unsupported } from './errors.ts';
import { isDocument, isTrue } from './values.ts';

/** Creates the function that keeps or leaves out fields. Undefined if there is nothing to do. */
export function compileProjection(
  spec: Document | undefined,
): ((document: Document) => Document) | undefined {
  const entries = Object.entries(spec ?? {});
  if (entries.length === 0) return undefined;
  for (const [path, value] of entries)
    if (isDocument(value) || typeof value === 'string' || path.includes('$'))
      throw unsupported(`the projection { ${JSON.stringify(path)}: ${JSON.stringify(value)} }`);
  const others = entries.filter(([path]) => path !== '_id');
  const including = others.length > 0 ? isTrue(others[0]?.[1]) : isTrue(spec?._id);
  const mixed = others.find(([, value]) => isTrue(value) !== including);
  if (mixed)
    throw including
      ? new CommandError(31254, `Cannot do exclusion on field ${mixed[0]} in inclusion projection`)
      : new CommandError(31253, `Cannot do inclusion on field ${mixed[0]} in exclusion projection`);
  const id = spec && '_id' in spec ? isTrue(spec._id) : true;
  const fields = others.map(([path]) => path);
  return including ? take(fields, id) : without(id ? fields : [...fields, '_id']);
}

/** The fields that a projection takes over as they are, and no others; null when it does something else. */
export function listWholeFields(spec: Document | undefined): string[] | null {
  const paths = Object.keys(spec ?? {});
  const simple = paths.every((path) => isTrue(spec?.[path]) && !path.includes('.'));
  return simple && paths.length > 0 ? ['_id', ...paths] : null;
}

/** Takes fields over, and the id if wanted. */
export function take(fields: string[], id: boolean): (document: Document) => Document {
  const paths = tree(fields);
  return (document) => {
    const result = include(document, paths);
    return id && '_id' in document ? { _id: document._id, ...result } : result;
  };
}

/** Leaves fields out. */
export function without(fields: string[]): (document: Document) => Document {
  const paths = tree(fields);
  return (document) => exclude(document, paths);
}

/** Paths as a tree; an empty branch means the whole value. */
interface Tree {
  [part: string]: Tree;
}

/** Without what every object inherits: a field may have such a name. */
const emptyTree = (): Tree => Object.create(null);

/** @throws CommandError when one path is part of another */
function tree(paths: string[]): Tree {
  const root = emptyTree();
  for (const path of paths) {
    const part = paths.find((other) => other.startsWith(`${path}.`));
    if (part !== undefined) throw collision(paths, path, part);
    let node = root;
    for (const part of path.split('.')) {
      node[part] ??= emptyTree();
      node = node[part];
    }
  }
  return root;
}

/** In MongoDB's words, which depend on which of the two comes first. */
function collision(paths: readonly string[], whole: string, part: string): CommandError {
  return paths.indexOf(part) < paths.indexOf(whole)
    ? new CommandError(31250, `Path collision at ${whole}`)
    : new CommandError(31249, `Path collision at ${part} remaining portion ${part.slice(whole.length + 1)}`);
}

const isWhole = (node: Tree): boolean => Object.keys(node).length === 0;

/** In lists, nested or not, the fields are taken from each document. */
function include(document: Document, paths: Tree): Document {
  const result: Document = {};
  for (const [key, value] of Object.entries(document)) {
    const branch = paths[key];
    if (!branch) continue;
    const part = isWhole(branch) ? value : includeFields(value, branch);
    if (part !== undefined) result[key] = part;
  }
  return result;
}

function includeFields(value: unknown, branch: Tree): unknown {
  if (Array.isArray(value))
    return value.map((item) => includeFields(item, branch)).filter((item) => item !== undefined);
  return isDocument(value) ? include(value, branch) : undefined;
}

function exclude(document: Document, paths: Tree): Document {
  const result: Document = {};
  for (const [key, value] of Object.entries(document)) {
    const branch = paths[key];
    if (!branch) result[key] = value;
    else if (!isWhole(branch)) result[key] = excludeFields(value, branch);
  }
  return result;
}

function excludeFields(value: unknown, branch: Tree): unknown {
  if (Array.isArray(value)) return value.map((item) => excludeFields(item, branch));
  return isDocument(value) ? exclude(value, branch) : value;
}
