import { parseSync } from '@swc/core';

const MAKERS = ['AppError', 'invalid', 'tooMany', 'conflict', 'refuse'];

/**
 * Lists the sentences of errors in a source that are plain strings, so that no language could have them.
 * @returns the sentences as written
 */
export function findPlainTexts(file, source) {
  if (!/AppError|invalid\(|tooMany\(/.test(source)) return [];
  const module = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' });
  return [...plainIn(module, false)];
}

function* plainIn(node, isInError) {
  if (node === null || typeof node !== 'object') return;
  if (node.type === 'TaggedTemplateExpression') return;
  if (isInError && node.type === 'StringLiteral' && SENTENCE.test(node.value)) yield node.value;
  if (isInError && node.type === 'TemplateLiteral' && SENTENCE.test(cooked(node))) yield cooked(node);
  const makes =
    ['CallExpression', 'NewExpression'].includes(node.type) && MAKERS.includes(node.callee.value ?? '');
  // What a thrown error was caused by is for logs.
  const isCause = node.type === 'KeyValueProperty' && node.key.value === 'cause';
  for (const child of Object.values(node)) yield* plainIn(child, (isInError || makes) && !isCause);
}

/** Names, codes and addresses are none. */
const SENTENCE = /^\p{Lu}.*\s.*[.?!…]$/su;

const cooked = ({ quasis }) => quasis.map(({ cooked }) => cooked).join('…');
