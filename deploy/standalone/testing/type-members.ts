import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  type Module,
  parseSync,
  type TsInterfaceDeclaration,
  type TsType,
  type TsTypeElement,
} from '@swc/core';

/** A type as it is written, and the file that it is written in. */
export interface WrittenType {
  readonly file: string;
  readonly type: TsType;
}

type Members = ReadonlyMap<string, WrittenType | null>;

const modules = new Map<string, Module>();

function moduleOf(file: string): Module {
  const cached = modules.get(file);
  if (cached) return cached;
  const module = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript' });
  modules.set(file, module);
  return module;
}

/** Lists the members of a type: its own, inherited and picked ones. Null where it has none that are written in this repository. */
export function membersOf({ file, type }: WrittenType): Members | null {
  if (type.type === 'TsTypeLiteral') return ownMembers(file, type.members);
  if (type.type === 'TsParenthesizedType') return membersOf({ file, type: type.typeAnnotation });
  if (type.type === 'TsIntersectionType')
    return merge(type.types.map((one) => membersOf({ file, type: one })));
  if (type.type !== 'TsTypeReference' || type.typeName.type !== 'Identifier') return null;
  return membersOfNamed(file, type.typeName.value, type.typeParams?.params ?? []);
}

function membersOfNamed(file: string, name: string, params: readonly TsType[]): Members | null {
  const [of, keys] = params;
  if (of && ['Pick', 'Omit', 'Partial', 'Readonly'].includes(name)) {
    const members = membersOf({ file, type: of });
    if (!keys) return members;
    const isKept = (key: string) => namesIn(keys).includes(key) === (name === 'Pick');
    // A type that can't be read, such as a library's, has at least the members that are picked.
    const all = members ?? new Map(namesIn(keys).map((key) => [key, null]));
    return new Map([...all].filter(([key]) => isKept(key)));
  }
  const located = findDeclaration(file, name);
  if (!located) return located;
  return located.declaration.type === 'TsInterfaceDeclaration'
    ? membersOfInterface(located.file, located.declaration)
    : membersOf({ file: located.file, type: located.declaration.typeAnnotation });
}

function membersOfInterface(file: string, { body, extends: bases }: TsInterfaceDeclaration): Members {
  const inherited = bases.map(({ expression, typeArguments }) =>
    expression.type === 'Identifier'
      ? membersOfNamed(file, expression.value, typeArguments?.params ?? [])
      : null,
  );
  return merge([...inherited, ownMembers(file, body.body)]) ?? new Map();
}

function ownMembers(file: string, elements: readonly TsTypeElement[]): Members {
  const members = new Map<string, WrittenType | null>();
  for (const element of elements) {
    if (!('key' in element) || element.key.type !== 'Identifier') continue;
    const type = element.type === 'TsPropertySignature' ? element.typeAnnotation?.typeAnnotation : undefined;
    members.set(element.key.value, type ? { file, type } : null);
  }
  return members;
}

function merge(parts: readonly (Members | null)[]): Members | null {
  const readable = parts.filter((part) => part !== null);
  return readable.length > 0 ? new Map(readable.flatMap((part) => [...part])) : null;
}

function namesIn(type: TsType): string[] {
  if (type.type === 'TsUnionType') return type.types.flatMap(namesIn);
  return type.type === 'TsLiteralType' && type.literal.type === 'StringLiteral' ? [type.literal.value] : [];
}

/** Finds a declaration in the file, or in the file of this repository that it is imported from. */
function findDeclaration(file: string, name: string) {
  for (const item of moduleOf(file).body) {
    const declaration = item.type === 'ExportDeclaration' ? item.declaration : item;
    if (declaration.type === 'TsInterfaceDeclaration' || declaration.type === 'TsTypeAliasDeclaration') {
      if (declaration.id.value === name) return { file, declaration };
    }
    if (item.type !== 'ImportDeclaration' || !/^(\.|@carillon\/)/.test(item.source.value)) continue;
    const specifier = item.specifiers.find(({ local }) => local.value === name);
    if (specifier?.type !== 'ImportSpecifier') continue;
    return findDeclaration(resolve(file, item.source.value), specifier.imported?.value ?? name);
  }
  return null;
}

const resolve = (from: string, specifier: string): string =>
  specifier.startsWith('.')
    ? path.resolve(path.dirname(from), specifier)
    : createRequire(from).resolve(specifier);

/** Lists the interfaces that a file exports. */
export const exportedInterfaces = (file: string): TsInterfaceDeclaration[] =>
  moduleOf(file).body.flatMap((item) =>
    item.type === 'ExportDeclaration' && item.declaration.type === 'TsInterfaceDeclaration'
      ? [item.declaration]
      : [],
  );

export const membersOfExported = (file: string, declaration: TsInterfaceDeclaration): Members =>
  membersOfInterface(file, declaration);
