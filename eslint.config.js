import babel from '@babel/eslint-parser';
import regexp from 'eslint-plugin-regexp';

const clocks = (selector) => ({
  selector,
  message:
    'The runtime has zone data of its own, of another age. Convert with contracts/domain/local-time.ts, then format in UTC.',
});

/**
 * Biome does all else. This holds two rules that it does not have:
 * - a regular expression's time grows with the text and no faster, since texts come from strangers;
 * - what a zone's clocks show is worked out in one place, by one release of the IANA database.
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
  {
    files: ['{contracts,gateway,services,shell,mfes}/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/{test,testing}/**',
      // What the data doesn't have.
      'contracts/domain/zones/runtime-rules.ts',
      // Names of zones alone.
      'shell/sdk/time/zones.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        clocks("CallExpression[callee.property.name=/^toZonedDateTime/]:not([arguments.0.value='UTC'])"),
        clocks("MemberExpression[object.name='Temporal'][property.name=/^(ZonedDateTime|Now)$/]"),
        clocks("ObjectExpression > Property[key.name='timeZone']:not([value.value='UTC'])"),
      ],
    },
  },
];
