import type { Document } from 'bson';
import { CommandError, unsupported } from './errors.ts';
import { isDocument, isTrue } from './values.ts';

/** Makes the function that keeps (or leaves out) fields; undefined when there is nothing to do. */
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
  const paths = tree(others.map(([path]) => path));
  return (document) => {
    const kept = including ? include(document, paths) : exclude(document, paths);
    if (!id) delete kept._id;
    else if (including && '_id' in document) return { _id: document._id, ...kept };
    return kept;
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

/** @throws CommandError when one path is part of another */
function tree(paths: string[]): Tree {
  const root: Tree = {};
  for (const path of paths) {
    const part = paths.find((other) => other.startsWith(`${path}.`));
    if (part !== undefined) throw collision(paths, path, part);
    let node = root;
    for (const part of path.split('.')) {
      node[part] ??= {};
      node = node[part];
    }
  }
  return root;
}

/** In MongoDB's words, which tell which of the two comes first. */
function collision(paths: readonly string[], whole: string, part: string): CommandError {
  return paths.indexOf(part) < paths.indexOf(whole)
    ? new CommandError(31250, `Path collision at ${whole}`)
    : new CommandError(31249, `Path collision at ${part} remaining portion ${part.slice(whole.length + 1)}`);
}

const isWhole = (node: Tree): boolean => Object.keys(node).length === 0;

const include = (document: Document, paths: Tree): Document => {
  const kept: Document = {};
  for (const [key, value] of Object.entries(document)) {
    const branch = paths[key];
    if (!branch) continue;
    if (isWhole(branch)) kept[key] = value;
    else if (Array.isArray(value)) kept[key] = value.filter(isDocument).map((item) => include(item, branch));
    else if (isDocument(value)) kept[key] = include(value, branch);
  }
  return kept;
};

const exclude = (document: Document, paths: Tree): Document => {
  const kept: Document = {};
  for (const [key, value] of Object.entries(document)) {
    const branch = paths[key];
    if (!branch) kept[key] = value;
    else if (isWhole(branch)) continue;
    else if (Array.isArray(value))
      kept[key] = value.map((item) => (isDocument(item) ? exclude(item, branch) : item));
    else kept[key] = isDocument(value) ? exclude(value, branch) : value;
  }
  return kept;
};
