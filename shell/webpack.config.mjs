import path from 'node:path';
import { baseConfig, broughtByShell } from '@carillon/sdk/webpack/base-config.mjs';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { staticPages } from './build/static-pages.mjs';

const folder = import.meta.dirname;
/** Beside the app's own files, where its build leaves them alone. */
const LANDING = 'assets/landing';
const modules = { outputModule: true, topLevelAwait: true };

export default (_, { mode = 'production' } = {}) => [landingConfig(mode), appConfig(mode)];

/** The front page's script, without React and without federation. */
const landingConfig = (mode) => ({
  ...baseConfig(folder, 'landing', mode),
  name: 'landing',
  entry: { landing: './landing/landing.ts' },
  output: {
    path: path.join(folder, 'dist', LANDING),
    // The page names it as it is: it is small, and asked for again each time.
    filename: '[name].js',
    chunkFilename: '[name].[contenthash:12].js',
    publicPath: `/${LANDING}/`,
    clean: true,
    module: true,
  },
  experiments: modules,
});

const appConfig = (mode) => ({
  ...baseConfig(folder, 'shell', mode),
  name: 'shell',
  entry: { shell: './entry.tsx' },
  output: {
    path: path.join(folder, 'dist'),
    filename: 'assets/[name].[contenthash:12].js',
    chunkFilename: 'assets/[name].[contenthash:12].js',
    publicPath: '/',
    uniqueName: 'shell',
    clean: { keep: `${LANDING}/` },
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
    staticPages(folder, { landingScript: `/${LANDING}/landing.js` }),
  ],
});
