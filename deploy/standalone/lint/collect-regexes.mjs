import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@babel/core';

/**
 * The regular expressions of files, each once: literals, and arguments of `new RegExp`. A call that runs when a
 * module loads is seen by loading it; within a function every `${…}` counts as one letter.
 */
export function collectRegexes(root, files) {
  const regexes = new Map();
  const keep = (source, flags, at) => {
    if (compiles(source, flags)) regexes.set(`/${source}/${flags}`, { source, flags, at });
  };
  const making = [];
  for (const file of files.filter((name) => existsSync(path.resolve(root, name)))) {
    const text = readFileSync(path.resolve(root, file), 'utf8');
    // Most files have none, and reading a file's syntax is what takes the time.
    if (!/RegExp\(|[(=:,[!&|?{};\n>] *\/(?![/*\s])/.test(text)) continue;
    walk(parse(file, text), (node) => {
      const at = `${file}:${node.loc?.start.line}`;
      if (node.type === 'RegExpLiteral') keep(node.pattern, node.flags, at);
      if (!/^(?:New|Call)Expression$/.test(node.type) || node.callee.name !== 'RegExp') return;
      making.push(file);
      const [pattern, flags] = node.arguments;
      const source = textOf(pattern);
      if (source !== undefined) keep(source, textOf(flags) ?? '', at);
    });
  }
  for (const { source, flags, at } of recorded(root, [...new Set(making)])) keep(source, flags, at);
  return [...regexes.values()];
}

const parse = (file, text) =>
  parseSync(text, {
    filename: file,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
  });

function walk(node, visit) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  else if (typeof node?.type === 'string') {
    visit(node);
    for (const key of Object.keys(node)) if (typeof node[key] === 'object') walk(node[key], visit);
  }
}

function textOf(node) {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('x');
  return undefined;
}

function compiles(source, flags) {
  try {
    return Boolean(new RegExp(source, flags));
  } catch {
    return false;
  }
}

/** Records the regexes that modules on a server create while they load. */
function recorded(root, files) {
  const modules = files.filter((file) => file.endsWith('.ts'));
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--no-warnings', path.join(import.meta.dirname, 'record-regexes.mjs'), ...modules],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`The modules that make expressions did not load:\n${stderr}`);
  return JSON.parse(stdout.slice(stdout.lastIndexOf('\n[') + 1));
}
