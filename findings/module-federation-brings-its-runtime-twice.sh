#!/usr/bin/env bash
# Guess: `experiments.provideExternalRuntime` lets the host share the federation runtime it already has, at no extra cost.
# Is: it injects a CommonJS file that requires the runtime, next to the runtime's ES modules, so the host's script contains all of it twice.
# Version: @module-federation/enhanced 2.9.2, webpack 5.110.3
# Date: 2026-11-28
# Matters: the option is meant to make micro-frontends smaller, but made the first script of every page 12 KB larger. An alias for `@module-federation/runtime-tools/runtime-core` leaves one copy.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm pkg set type=module
npm install --loglevel=error --no-audit --no-fund @module-federation/enhanced@2.9.2 webpack@5.110.3 node@26.10.0 >/dev/null || exit 2
cat >entry.mjs <<'JS'
import { registerRemotes } from '@module-federation/enhanced/runtime';

registerRemotes([]);
JS
cat >build.mjs <<'JS'
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const webpack = require('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

/** What the files of runtime-core are that a host's script has: ES modules, CommonJS, or both. */
const build = (provideExternalRuntime, alias = {}) =>
  new Promise((resolve, reject) => {
    const host = new ModuleFederationPlugin({ name: 'host', remotes: {}, dts: false, manifest: false, experiments: { provideExternalRuntime } });
    const options = { mode: 'production', context: import.meta.dirname, entry: './entry.mjs', output: { path: path.resolve('dist') }, resolve: { alias }, plugins: [host] };
    webpack(options, (error, stats) => {
      if (error || stats.hasErrors()) return reject(error ?? new Error(stats.toString('errors-only')));
      const files = flatten(stats.compilation.modules).filter(({ resource = '' }) => resource.includes('/runtime-core/dist/'));
      const kinds = files.map(({ resource }) => (resource.endsWith('.cjs') ? 'commonjs' : 'modules'));
      resolve([...new Set(kinds)].toSorted().join(' and '));
    });
  });

const flatten = (modules) => [...modules].flatMap((one) => (one.modules ? flatten(one.modules) : [one]));

console.log(`without it: ${await build(false)}`);
console.log(`with it: ${await build(true)}`);
const core = path.resolve('node_modules/@module-federation/runtime/dist/core.js');
console.log(`with it and an alias: ${await build(true, { '@module-federation/runtime-tools/runtime-core$': core })}`);
JS
seen=$(./node_modules/.bin/node build.mjs)
echo 'A host of @module-federation/enhanced 2.9.2 has its runtime as'
echo "$seen"
expected='without it: modules
with it: commonjs and modules
with it and an alias: modules'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
