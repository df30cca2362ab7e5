import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** What every piece of the front end is built with. */
export const baseConfig = (folder, name, mode) => ({
  context: folder,
  mode,
  target: ['web', 'es2022'],
  devtool: mode === 'production' ? false : 'source-map',
  cache: { type: 'filesystem', cacheDirectory: path.join(ROOT, '.cache', 'webpack', name.replace('/', '-')) },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
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
    ],
  },
  performance: false,
  stats: 'errors-warnings',
});

/** One React for all, brought by the shell; the UI kit is one shared module. */
export const shared = (eager) => ({
  react: { singleton: true, eager, requiredVersion: '^19.0.0' },
  'react/': { singleton: true, eager, requiredVersion: '^19.0.0' },
  'react-dom': { singleton: true, eager, requiredVersion: '^19.0.0' },
  'react-dom/': { singleton: true, eager, requiredVersion: '^19.0.0' },
  '@carillon/ui/index.ts': { singleton: true, requiredVersion: false, version: '0.1.0' },
});
