type Node = Readonly<Record<string, unknown>>;

/** A string that never ends would use up all of the room. */
const MAX_CHARACTERS = 900;
/** Maximum length of a string in a list, such as a hashtag. */
const MAX_IN_A_LIST = 60;
const FEW_ITEMS = 10;

/**
 * A schema whose grammar comes to an end: a small model that may go on for ever does. Lists of objects have no more items
 * than they must, lists of strings few more, and strings a greatest length.
 */
export function boundSchema(node: Node): Record<string, unknown> {
  const inner = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, boundValue(value)]));
  if (node.type === 'array') {
    const least = typeof node.minItems === 'number' ? node.minItems : 0;
    const items = isText(node.items) ? { items: { ...node.items, maxLength: MAX_IN_A_LIST } } : {};
    return { ...inner, ...items, maxItems: Math.max(least, isText(node.items) ? FEW_ITEMS : 1) };
  }
  if (isText(node)) return { ...inner, maxLength: MAX_CHARACTERS };
  return inner;
}

function boundValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(boundValue);
  return typeof value === 'object' && value !== null ? boundSchema(value as Node) : value;
}

const isText = (node: unknown): node is Node =>
  typeof node === 'object' && node !== null && 'type' in node && node.type === 'string' && !('enum' in node);
