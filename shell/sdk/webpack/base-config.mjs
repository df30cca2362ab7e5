import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import { zipRule } from './hide-build-path.mjs';
import { swcOptions } from './swc-options.mjs';
import { zoneDataRule } from './trim-zone-data.mjs';

export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A cache contains data in the packages' own formats, which other versions may not be able to read. */
const LOCK = path.join(ROOT, 'package-lock.json');
const PACKAGES = existsSync(LOCK) ? createHash('sha256').update(readFileSync(LOCK)).digest('hex') : '';

/** The router's package leads every bundler to its development build, whatever the mode. */
const ROUTER = Object.fromEntries(
  [
    ['react-router$', 'index.mjs'],
    ['react-router/dom$', 'dom-export.mjs'],
  ].map(([name, file]) => [name, path.join(ROOT, 'node_modules/react-router/dist/production', file)]),
);

/** Browsers load the zone data when a page needs it. */
const LATE_ZONES = {
  [path.join(ROOT, 'contracts/domain/zones/zone-data.ts')]: path.join(
    import.meta.dirname,
    '../time/late-zones.ts',
  ),
};

const CHECK_MESSAGES = path.join(import.meta.dirname, 'check-messages.mjs');

/** The sources contain English. A production build only has it in the catalogs, so a page loads one language. */
const sourceLoaders = (folder, keepsEnglish) => {
  if (keepsEnglish) return [{ loader: 'swc-loader', options: swcOptions('es2022', 'all') }];
  const check = { loader: CHECK_MESSAGES, options: { folder } };
  return [check, { loader: 'swc-loader', options: swcOptions('es2022', 'id-only') }];
};

/** The build configuration of every front-end package. */
export const baseConfig = (folder, name, mode, keepsEnglish = mode !== 'production') => ({
  context: folder,
  mode,
  target: ['web', 'es2022'],
  devtool: mode === 'production' ? false : 'source-map',
  cache: {
    type: 'filesystem',
    version: PACKAGES,
    cacheDirectory: path.join(ROOT, '.cache', 'webpack', name.replace('/', '-')),
    buildDependencies: {
      config: [import.meta.filename, CHECK_MESSAGES, path.join(folder, 'webpack.config.mjs')],
    },
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    alias: { ...LATE_ZONES, ...(mode === 'production' && ROUTER) },
  },
  module: {
    rules: [
      { test: /\.tsx?$/, use: sourceLoaders(folder, keepsEnglish) },
      zoneDataRule,
      zipRule,
      // Its text, which a component puts in a `<style>`.
      { test: /\.css$/, type: 'asset/source' },
      {
        include: path.join(ROOT, 'contracts'),
        resolve: { alias: { zod$: path.join(import.meta.dirname, 'reply-schemas.mjs') } },
      },
    ],
  },
  performance: false,
  stats: 'errors-warnings',
});

/**
 * Writes a `.br` file next to each script and style sheet, which servers send unchanged: compressed as far as Brotli
 * can, a tenth smaller than what they could do while a browser waits. Not in development, where builds are frequent.
 */
export const precompressed = (mode) =>
  mode === 'production'
    ? [
        new CompressionPlugin({
          algorithm: 'brotliCompress',
          filename: '[path][base].br',
          test: /\.(?:js|css|json)$/,
          threshold: 500,
        }),
      ]
    : [];

/** Modules that the shell provides whole: sharing turns tree shaking off. The router is in the SDK. */
const SHARED = {
  react: '^19.0.0',
  'react/': '^19.0.0',
  'react-dom': '^19.0.0',
  'react-dom/': '^19.0.0',
  '@tanstack/react-query': '^5.0.0',
  '@lingui/core': '^6.0.0',
  '@carillon/sdk/index.ts': null,
  '@carillon/ui/index.ts': null,
  // The zone data is large, and decides the same wherever it is asked.
  '@carillon/contracts/domain/zones/zone-rules.ts': null,
  // Every page has networks on it, and one list of them.
  '@carillon/contracts/networks/networks.ts': null,
};
const OWN_VERSION = '0.1.0';
const USED_QUERY = '@carillon/sdk/query/react-query.ts';
const { version: QUERY_VERSION } = createRequire(import.meta.url)('@tanstack/react-query/package.json');

const sharing = (how) =>
  Object.fromEntries(
    Object.entries(SHARED).map(([name, range]) => [
      name,
      { singleton: true, requiredVersion: range ?? false, ...(!range && { version: OWN_VERSION }), ...how },
    ]),
  );

/** Modules that the shell loads at the start, so that a micro-frontend waits for none of them. */
export const broughtByShell = () => {
  const sharedModules = sharing({ eager: true });
  const query = '@tanstack/react-query';
  return {
    ...sharedModules,
    [query]: { ...sharedModules[query], import: USED_QUERY, version: QUERY_VERSION },
  };
};
/** Without a fallback copy: a micro-frontend only runs in the shell. */
export const shareFromShell = () => sharing({ import: false });
