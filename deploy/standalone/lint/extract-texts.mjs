import { parseSync } from '@swc/core';

/**
 * Lists the ICU messages of a source's `text` and `sentence` templates, in their order.
 * @throws Error for a part that is neither `${{ name: value }}` nor `plural` or `select` with literal forms
 */
export function extractTexts(file, source) {
  if (!/\b(?:text|sentence)`/.test(source)) return [];
  const module = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' });
  return [...templatesIn(module)].map((template) => messageOf(template, file));
}

function* templatesIn(node) {
  if (node === null || typeof node !== 'object') return;
  if (node.type === 'TaggedTemplateExpression' && ['text', 'sentence'].includes(node.tag.value))
    yield node.template;
  for (const child of Object.values(node)) yield* templatesIn(child);
}

const messageOf = ({ quasis, expressions }, file) =>
  quasis
    .map(({ cooked }, at) => cooked + (expressions[at] ? placeholderOf(expressions[at], file) : ''))
    .join('');

function placeholderOf(part, file) {
  if (part.type === 'ObjectExpression' && part.properties.length === 1) return `{${nameIn(part)}}`;
  const kind = part.type === 'CallExpression' ? part.callee.value : undefined;
  const [values, forms] = part.arguments?.map(({ expression }) => expression) ?? [];
  if (!['plural', 'select'].includes(kind) || values?.properties?.length !== 1 || !forms?.properties)
    throw new Error(`${file}: name what stands in the text, as in \${{ name: value }}`);
  const entries = forms.properties.map(({ key, value }) => {
    if (value?.type !== 'StringLiteral') throw new Error(`${file}: forms of ${kind} are plain strings`);
    return `${key.value} {${value.value}}`;
  });
  return `{${nameIn(values)}, ${kind}, ${entries.join(' ')}}`;
}

/** Returns the name in `{ name: value }` or `{ name }`. */
const nameIn = ({ properties: [property] }) => property.key?.value ?? property.value;
