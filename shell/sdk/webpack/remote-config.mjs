import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseManifest } from '@carillon/contracts/manifest.ts';
import { pactsOfConsumer } from '@carillon/contracts/pacts/read-pacts.ts';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { baseConfig, precompressed, shareFromShell } from './base-config.mjs';
import { catalogFiles, catalogSources, translateManifest } from './catalog-files.mjs';

/** Forbidden, so that the build fails and says why: a second router wouldn't know the shell's address. */
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
        new webpack.container.ModuleFederationPlugin({
          name,
          filename: 'remoteEntry.[contenthash:12].js',
          // Where the shell looks for it (`remotes/container.ts`): no global of the browser has that name.
          library: { type: 'window', name: ['carillonRemotes', name] },
          exposes: { './App': { import: './entry.ts', name: PAGE } },
          shared: shareFromShell(),
        }),
        ...precompressed(mode),
        builtManifest(folder, text, name),
      ],
    };
  };

/** The chunk that its pages begin with. */
const PAGE = 'page';

/**
 * Writes a file next to the build with its scripts, its version, the size and hash of each file, and the pacts it
 * relies on. The gateway reads it.
 */
const builtManifest = (folder, text, name) => ({
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('manifest', (compilation) => {
      const catalogs = catalogFiles(folder);
      const additional = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      // Before what compresses them.
      compilation.hooks.processAssets.tap({ name: 'catalogs', stage: additional }, () => {
        for (const { name, text } of Object.values(catalogs ?? {}))
          compilation.emitAsset(name, new sources.RawSource(text));
        for (const file of catalogSources(folder)) compilation.fileDependencies.add(file);
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'manifest', stage }, () => {
        const manifest = JSON.parse(text);
        const scriptsOf = (group) => group.getFiles().filter((file) => file.endsWith('.js'));
        const files = filesOf(compilation);
        const built = {
          ...manifest,
          ...(catalogs && { locales: namesOf(catalogs), words: translateManifest(folder, manifest) }),
          entry: scriptsOf(compilation.entrypoints.get(name)).at(-1),
          chunks: scriptsOf(compilation.namedChunkGroups.get(PAGE)),
          pacts: pactsOfConsumer(name),
        };
        const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
        const hash = sha256(JSON.stringify({ ...built, files })).slice(0, 12);
        const whole = { ...built, version: `${version}-${hash}`, files };
        compilation.emitAsset('manifest.json', new sources.RawSource(JSON.stringify(whole)));
      });
    });
  },
});

const namesOf = (catalogs) =>
  Object.fromEntries(Object.entries(catalogs).map(([locale, { name }]) => [locale, name]));

const filesOf = (compilation) =>
  Object.fromEntries(
    compilation
      .getAssets()
      .map(({ name, source }) => [name, source.buffer()])
      .map(([name, bytes]) => [name, { size: bytes.length, sha256: sha256(bytes) }])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const sha256 = (content) => createHash('sha256').update(content).digest('hex');
