import path from 'node:path';
import { zoneDataRule } from './trim-zone-data.mjs';

export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The router's package leads every bundler to its development build, whatever the mode. */
const ROUTER = Object.fromEntries(
  [
    ['react-router$', 'index.mjs'],
    ['react-router/dom$', 'dom-export.mjs'],
  ].map(([name, file]) => [name, path.join(ROOT, 'node_modules/react-router/dist/production', file)]),
);

/** What every piece of the front end is built with. */
export const baseConfig = (folder, name, mode) => ({
  context: folder,
  mode,
  target: ['web', 'es2022'],
  devtool: mode === 'production' ? false : 'source-map',
  cache: {
    type: 'filesystem',
    cacheDirectory: path.join(ROOT, '.cache', 'webpack', name.replace('/', '-')),
    buildDependencies: { config: [import.meta.filename, path.join(folder, 'webpack.config.mjs')] },
  },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: mode === 'production' ? ROUTER : {} },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      zoneDataRule,
      {
        include: path.join(ROOT, 'contracts'),
        resolve: { alias: { zod$: path.join(import.meta.dirname, 'reply-schemas.mjs') } },
      },
    ],
  },
  performance: false,
  stats: 'errors-warnings',
});

/** What the shell brings once for all, as it is: sharing switches tree shaking off. The router is in the SDK. */
const SHARED = {
  react: '^19.0.0',
  'react/': '^19.0.0',
  'react-dom': '^19.0.0',
  'react-dom/': '^19.0.0',
  '@tanstack/react-query': '^5.0.0',
  '@carillon/sdk/index.ts': null,
  '@carillon/ui/index.ts': null,
  // The zone data is large, and decides the same wherever it is asked.
  '@carillon/contracts/domain/zones/zone-rules.ts': null,
  // Every page has networks on it, and one list of them.
  '@carillon/contracts/networks/networks.ts': null,
};
const OWN_VERSION = '0.1.0';

const sharing = (how) =>
  Object.fromEntries(
    Object.entries(SHARED).map(([name, range]) => [
      name,
      { singleton: true, requiredVersion: range ?? false, ...(!range && { version: OWN_VERSION }), ...how },
    ]),
  );

/** There from the start, so that a micro-frontend waits for none of it. */
export const broughtByShell = () => sharing({ eager: true });
/** Without a copy of its own to fall back on: a micro-frontend runs in the shell alone. */
export const takenFromShell = () => sharing({ import: false });
