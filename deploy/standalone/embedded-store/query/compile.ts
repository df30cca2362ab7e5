import type { Document } from 'bson';
import { checkExpression } from '../aggregate/check-expression.ts';
import { evaluate } from '../aggregate/expression-context.ts';
import { badValue, unsupported } from '../errors.ts';
import { isDocument, isOperators, isRegex, isTrue } from '../values.ts';
import { allOperators, type DocumentTest, makeTest } from './operators.ts';
import { someAtPath, type ValueTest } from './walk.ts';

export const LOGICAL: Readonly<Record<string, (tests: DocumentTest[]) => DocumentTest>> = {
  $and: (tests) => (document) => tests.every((test) => test(document)),
  $or: (tests) => (document) => tests.some((test) => test(document)),
  $nor: (tests) => (document) => !tests.some((test) => test(document)),
};

/**
 * A query filter as a test of one document.
 * @throws CommandError for operators it does not know
 */
export function compileFilter(filter: Document): DocumentTest {
  const tests = Object.entries(filter).map(([key, operand]) => compileEntry(key, operand));
  const [only] = tests;
  return only && tests.length === 1 ? only : (document) => tests.every((test) => test(document));
}

/** The paths that a filter looks at; null when that may be any. */
export function fieldsOfFilter(filter: Document): string[] | null {
  const paths: string[] = [];
  for (const [key, operand] of Object.entries(filter)) {
    if (key === '$comment') continue;
    const parts = Object.hasOwn(LOGICAL, key) ? (operand as Document[]).map(fieldsOfFilter) : [[key]];
    for (const part of parts) {
      if (!part || part.some((path) => path.startsWith('$'))) return null;
      paths.push(...part);
    }
  }
  return paths;
}

function compileEntry(key: string, operand: unknown): DocumentTest {
  const combine = Object.hasOwn(LOGICAL, key) ? LOGICAL[key] : undefined;
  if (combine) {
    if (!Array.isArray(operand) || operand.length === 0) throw badValue(`${key} must be a nonempty array`);
    return combine(operand.map(compileFilter));
  }
  if (key === '$comment') return () => true;
  if (key === '$expr') {
    checkExpression(operand);
    return (document) => isTrue(evaluate(document, operand));
  }
  if (key === '$where' || key === '$text' || key === '$jsonSchema') throw unsupported(key);
  if (key.startsWith('$')) throw badValue(`unknown top level operator: ${key}`);
  return compileField(key, operand);
}

function compileField(path: string, condition: unknown): DocumentTest {
  const parts = path.split('.');
  const some =
    (test: ValueTest): DocumentTest =>
    (document) =>
      someAtPath(document, parts, 0, test);

  if (isRegex(condition)) return some(makeTest('$regex', condition, {}, compileFilter));
  if (!isOperators(condition)) return some(makeTest('$eq', condition, {}, compileFilter));

  const tests = Object.entries(condition)
    .filter(([name]) => name !== '$options')
    .map(([name, operand]): DocumentTest => {
      if (name === '$ne') return not(some(makeTest('$eq', operand, {}, compileFilter)));
      if (name === '$nin') return not(some(makeTest('$in', operand, {}, compileFilter)));
      if (name === '$exists') {
        const exists = some((value) => value !== undefined);
        return isTrue(operand) ? exists : not(exists);
      }
      if (name === '$not') {
        if (!isRegex(operand) && !isDocument(operand)) throw badValue('$not needs a regex or a document');
        return not(
          isRegex(operand)
            ? some(makeTest('$regex', operand, {}, compileFilter))
            : compileField(path, operand),
        );
      }
      return some(makeTest(name, operand, condition, compileFilter));
    });
  return (document) => tests.every((test) => test(document));
}

const not =
  (test: DocumentTest): DocumentTest =>
  (document) =>
    !test(document);

/** The filter’s test of a bare value, for $pull. */
export const compileValueTest = (condition: Document): ValueTest => allOperators(condition, compileFilter);
