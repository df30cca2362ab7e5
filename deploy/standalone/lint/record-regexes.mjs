import path from 'node:path';
import { pathToFileURL } from 'node:url';

// Loads the modules that it is given and writes down what `new RegExp` made meanwhile, by the line that asked for it.
const files = process.argv.slice(2);
const Original = globalThis.RegExp;
const patterns = [];
globalThis.RegExp = new Proxy(Original, {
  construct(target, args, newTarget) {
    const regex = Reflect.construct(target, args, newTarget);
    const stack = String(new Error().stack);
    const file = files.find((name) => stack.includes(`/${name}:`));
    if (file) patterns.push({ source: regex.source, flags: regex.flags, at: place(stack, file) });
    return regex;
  },
});
for (const file of files) await import(pathToFileURL(path.resolve(file)).href);
globalThis.RegExp = Original;
process.stdout.write(`\n${JSON.stringify(patterns)}`, () => process.exit());

function place(stack, file) {
  const after = stack.slice(stack.indexOf(`/${file}:`) + file.length + 2);
  return `${file}:${Number.parseInt(after, 10)}`;
}
