import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { staticPages } from './build/static-pages.mjs';
import { baseConfig, shared } from './sdk/webpack/base-config.mjs';

const folder = import.meta.dirname;

export default (_, { mode = 'production' } = {}) => ({
  ...baseConfig(folder, 'shell', mode),
  entry: { shell: './entry.tsx' },
  output: {
    path: path.join(folder, 'dist'),
    filename: 'assets/[name].[contenthash:12].js',
    chunkFilename: 'assets/[name].[contenthash:12].js',
    publicPath: '/',
    uniqueName: 'shell',
    clean: true,
    module: true,
  },
  // Clients read the CSRF token by its attributes as they are documented, quotes and all.
  optimization: { minimizeOptions: { html: false } },
  experiments: { outputModule: true, topLevelAwait: true },
  plugins: [
    new ModuleFederationPlugin({
      name: 'shell',
      remotes: {},
      dts: false,
      shared: shared(true),
      shareStrategy: 'loaded-first',
      experiments: { provideExternalRuntime: true },
    }),
    staticPages(folder),
  ],
});
