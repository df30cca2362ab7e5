import path from 'node:path';

/** The server in one file, with what it imports: `dist/main.mjs`, which Node runs without any package beside it. */
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
