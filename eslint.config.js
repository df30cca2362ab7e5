import babel from '@babel/eslint-parser';
import regexp from 'eslint-plugin-regexp';

/**
 * Biome does all else. This holds one rule that it does not have: a regular expression's time grows with the text and
 * no faster, since texts come from strangers.
 */
export default [
  { ignores: ['**/dist/**', '**/.cache/**', '**/.data/**'] },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    languageOptions: {
      parser: babel,
      parserOptions: {
        requireConfigFile: false,
        babelOptions: {
          babelrc: false,
          configFile: false,
          parserOpts: { plugins: ['typescript', 'jsx', 'importAttributes'] },
        },
      },
    },
    linterOptions: { noInlineConfig: true },
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
];
