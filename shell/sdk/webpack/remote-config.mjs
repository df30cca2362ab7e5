import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseManifest } from '@carillon/contracts/manifest.ts';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import TerserPlugin from 'terser-webpack-plugin';
import { baseConfig, takenFromShell } from './base-config.mjs';

/** Not there, so that the build fails and says why: a second router would know nothing of the shell's address. */
const ONE_ROUTER = path.join(import.meta.dirname, 'import-the-router-from-the-sdk');

/** The whole webpack configuration of a micro-frontend, from its folder. */
export const remoteConfig =
  (folder) =>
  (_, { mode = 'production' } = {}) => {
    const text = readFileSync(path.join(folder, 'manifest.json'), 'utf8');
    const { name } = parseManifest(text);
    const base = baseConfig(folder, `mfe-${name}`, mode);
    return {
      ...base,
      resolve: { ...base.resolve, alias: { 'react-router-dom$': ONE_ROUTER, 'react-router$': ONE_ROUTER } },
      entry: {},
      output: {
        path: path.join(folder, 'dist'),
        filename: '[name].[contenthash:12].js',
        chunkFilename: '[name].[contenthash:12].js',
        publicPath: 'auto',
        uniqueName: name,
        clean: true,
      },
      optimization: { minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify })] },
      plugins: [
        new ModuleFederationPlugin({
          name,
          filename: 'remoteEntry.[contenthash:12].js',
          manifest: true,
          dts: false,
          exposes: { './App': './entry.ts' },
          shared: takenFromShell(),
          shareStrategy: 'loaded-first',
          experiments: { asyncStartup: true, externalRuntime: true },
        }),
        copyManifest(text),
      ],
    };
  };

/** The gateway reads it from beside the build. */
const copyManifest = (text) => ({
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('manifest', (compilation) => {
      compilation.hooks.processAssets.tap('manifest', () =>
        compilation.emitAsset('manifest.json', new RawSource(text)),
      );
    });
  },
});
