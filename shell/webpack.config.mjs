import path from 'node:path';
import { baseConfig, broughtByShell, ROOT } from '@carillon/sdk/webpack/base-config.mjs';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { citiesRule } from './account/trim-cities.mjs';
import { staticPages } from './build/static-pages.mjs';

const folder = import.meta.dirname;
/** Beside the app's own files, where its build leaves them alone. */
const SITE = 'assets/site';
const modules = { outputModule: true, topLevelAwait: true };

export default (_, { mode = 'production' } = {}) => [siteConfig(mode), appConfig(mode)];

/** The script of the pages for everybody, without React and without federation. */
const siteConfig = (mode) => ({
  ...baseConfig(folder, 'site', mode),
  name: 'site',
  entry: { site: './site/behavior/site.ts' },
  output: {
    path: path.join(folder, 'dist', SITE),
    // The pages name it as it is: it is small, and asked for again each time.
    filename: '[name].js',
    chunkFilename: '[name].[contenthash:12].js',
    publicPath: `/${SITE}/`,
    clean: true,
    module: true,
  },
  experiments: modules,
});

/**
 * `provideExternalRuntime` injects a CommonJS file that requires the federation runtime, beside the ES modules of it that the
 * shell has anyway: without this it is loaded twice.
 */
const ONE_RUNTIME = {
  '@module-federation/runtime-tools/runtime-core$': path.join(
    ROOT,
    'node_modules/@module-federation/runtime/dist/core.js',
  ),
};

const appConfig = (mode, base = baseConfig(folder, 'shell', mode)) => ({
  ...base,
  name: 'shell',
  resolve: { ...base.resolve, alias: { ...base.resolve.alias, ...ONE_RUNTIME } },
  module: { rules: [...base.module.rules, citiesRule] },
  entry: { shell: './entry.tsx' },
  output: {
    path: path.join(folder, 'dist'),
    filename: 'assets/[name].[contenthash:12].js',
    chunkFilename: 'assets/[name].[contenthash:12].js',
    publicPath: '/',
    uniqueName: 'shell',
    clean: { keep: `${SITE}/` },
    module: true,
  },
  // Clients read the CSRF token by its attributes as they are documented, quotes and all.
  optimization: { minimizeOptions: { html: false } },
  experiments: modules,
  plugins: [
    new ModuleFederationPlugin({
      name: 'shell',
      remotes: {},
      dts: false,
      manifest: false,
      shared: broughtByShell(),
      shareStrategy: 'loaded-first',
      experiments: { provideExternalRuntime: true },
    }),
    staticPages(folder, { siteScript: `/${SITE}/site.js` }),
  ],
});
