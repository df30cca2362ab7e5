import { parseSync } from '@swc/core';

const MAKERS = ['AppError', 'invalid', 'tooMany', 'conflict', 'refuse', 'refused'];
/** Methods of zod schemas that take an error message. */
const CHECKS = [
  ...['string', 'stringFormat', 'enum', 'null', 'array', 'uuid', 'email', 'url', 'iso'],
  ...['min', 'max', 'length', 'nonempty', 'regex', 'refine'],
];

/**
 * Lists the sentences in a source that errors and schemas say as plain strings, so that no language could have them.
 * @returns the sentences as written
 */
export function findPlainTexts(file, source) {
  if (!/AppError|invalid\(|tooMany\(|from 'zod'/.test(source)) return [];
  const module = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' });
  return [...plainIn(module, false, constantsOf(module))];
}

/** The sentences that a source keeps under a name. */
const constantsOf = ({ body }) =>
  new Map(
    body
      .flatMap((item) => (item.declaration ?? item).declarations ?? [])
      .filter(({ init }) => init?.type === 'StringLiteral' && isSentence(init.value))
      .map(({ id, init }) => [id.value, init.value]),
  );

function* plainIn(node, isInError, constants) {
  if (node === null || typeof node !== 'object') return;
  if (node.type === 'TaggedTemplateExpression') return;
  if (isInError && node.type === 'StringLiteral' && isSentence(node.value)) yield node.value;
  if (isInError && node.type === 'Identifier' && constants.has(node.value)) yield constants.get(node.value);
  if (isInError && node.type === 'TemplateLiteral' && isSentence(cooked(node))) yield cooked(node);
  const makes = ['CallExpression', 'NewExpression'].includes(node.type) && takesSentence(node.callee);
  // The cause of a thrown error is for logs.
  const isCause = node.type === 'KeyValueProperty' && node.key.value === 'cause';
  for (const child of Object.values(node)) yield* plainIn(child, (isInError || makes) && !isCause, constants);
}

const takesSentence = (callee) =>
  callee.type === 'MemberExpression'
    ? CHECKS.includes(callee.property.value)
    : MAKERS.includes(callee.value ?? '');

/** Names, codes and addresses don't count. */
const isSentence = (text) => /^\p{Lu}/u.test(text) && /\s/.test(text) && /[.?!…]$/.test(text);

const cooked = ({ quasis }) => quasis.map(({ cooked }) => cooked).join('…');
