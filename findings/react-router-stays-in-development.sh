#!/usr/bin/env bash
# Guess: a bundler's production mode uses the production build of React Router, which is in its package.
# Is: the package's exports only name the development build. No condition leads to `dist/production`; only an alias does.
# Version: react-router 7.18.5, webpack 5.110.3
# Date: 2026-11-28
# Matters: the router's developer checks and warnings ran in every user's browser.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund react-router@7.18.5 react@19.3.1 react-dom@19.3.1 webpack@5.110.3 node@26.10.0 >/dev/null || exit 2
echo "import { MemoryRouter } from 'react-router'; globalThis.shown = MemoryRouter;" >entry.mjs
cat >build.mjs <<'JS'
import { createRequire } from 'node:module';
import path from 'node:path';

const webpack = createRequire(import.meta.url)('webpack');

/** The builds of the router and of React that a script is made of. */
const build = (mode) =>
  new Promise((resolve, reject) => {
    const options = { mode, context: import.meta.dirname, entry: './entry.mjs', output: { path: path.resolve('dist') } };
    webpack(options, (error, stats) => {
      if (error || stats.hasErrors()) return reject(error ?? new Error(stats.toString('errors-only')));
      const builds = new Set();
      for (const one of [...stats.compilation.modules].flatMap((module) => module.modules ?? [module])) {
        const [, name, rest] = /node_modules\/(react|react-router)\/(.*)$/.exec(one.resource ?? '') ?? [];
        const [kind] = /development|production/.exec(rest ?? '') ?? [];
        if (name && kind) builds.add(`${name}: ${kind}`);
      }
      resolve([...builds].toSorted().join(', '));
    });
  });

for (const mode of ['development', 'production']) console.log(`in ${mode} mode, ${await build(mode)}`);
JS
seen=$(./node_modules/.bin/node build.mjs)
echo 'webpack 5.110.3 bundles'
echo "$seen"
expected='in development mode, react-router: development, react: development
in production mode, react-router: development, react: production'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
