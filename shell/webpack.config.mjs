import path from 'node:path';
import { baseConfig, broughtByShell, precompressed } from '@carillon/sdk/webpack/base-config.mjs';
import webpack from 'webpack';
import { citiesRule } from './account/trim-cities.mjs';
import { staticPages } from './build/static-pages.mjs';

const folder = import.meta.dirname;
/** Next to the app's own files. The app's build leaves it alone. */
const SITE = 'assets/site';

export default (_, { mode = 'production' } = {}) => [siteConfig(mode), appConfig(mode)];

/** The script of the pages for everybody, without React and without federation. */
const siteConfig = (mode) => ({
  ...baseConfig(folder, 'site', mode, true),
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
  experiments: { outputModule: true },
  plugins: precompressed(mode),
});

const appConfig = (mode, base = baseConfig(folder, 'shell', mode)) => ({
  ...base,
  name: 'shell',
  module: { rules: [...base.module.rules, citiesRule] },
  entry: { shell: './entry.ts' },
  output: {
    path: path.join(folder, 'dist'),
    filename: 'assets/[name].[contenthash:12].js',
    chunkFilename: 'assets/[name].[contenthash:12].js',
    publicPath: '/',
    uniqueName: 'shell',
    clean: { keep: `${SITE}/` },
    // No modules: what `import()` could not load once, browsers do not ask for again before a reload.
  },
  // Clients read the CSRF token by its attributes as they are documented, quotes and all.
  optimization: { minimizeOptions: { html: false } },
  plugins: [
    new webpack.sharing.SharePlugin({ shared: broughtByShell() }),
    ...precompressed(mode),
    staticPages(folder, { siteScript: `/${SITE}/site.js` }),
  ],
});
