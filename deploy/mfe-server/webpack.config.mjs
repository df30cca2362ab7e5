import path from 'node:path';

/** Bundles the server with its imports into one file, `dist/main.mjs`, which Node runs without any package. */
export default {
  mode: 'production',
  target: 'node22',
  entry: path.join(import.meta.dirname, 'main.ts'),
  experiments: { outputModule: true },
  output: {
    path: path.join(import.meta.dirname, 'dist'),
    filename: 'main.mjs',
    module: true,
    chunkFormat: 'module',
    clean: true,
  },
  // Names and lines stay as they are written, for stack traces.
  optimization: { minimize: false },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'swc-loader',
        options: { swcrc: false, jsc: { parser: { syntax: 'typescript' }, target: 'es2024' } },
      },
    ],
  },
};
