import babel from '@babel/eslint-parser';
import regexp from 'eslint-plugin-regexp';
import { NETWORKS } from './contracts/networks/networks.ts';

const CLOCKS = [
  "CallExpression[callee.property.name=/^toZonedDateTime/]:not([arguments.0.value='UTC'])",
  "MemberExpression[object.name='Temporal'][property.name=/^(ZonedDateTime|Now)$/]",
  "ObjectExpression > Property[key.name='timeZone']:not([value.value='UTC'])",
].map((selector) => ({
  selector,
  message:
    'The runtime has zone data of its own, of another age. Convert with contracts/domain/local-time.ts, then format in UTC.',
}));
const TYPED_KEYS = [
  // dnd-kit's lists of keys, which move what has the focus, are no text field's.
  'Literal[value=/^(Enter|NumpadEnter|Escape|Esc|Tab)$/]' +
    ':not(CallExpression[callee.name="isKey"] > Literal, Property[key.name="keyboardCodes"] Literal)',
  'JSXAttribute[name.name="onPressEnter"]',
  'MemberExpression[property.name=/^(isComposing|keyCode|which)$/]',
].map((selector) => ({
  selector,
  message: 'Use isKey() of the SDK or of shell/ui: Enter, Escape and Tab may belong to an input method.',
}));
const TESTS = ['**/*.test.{ts,tsx}', '**/{test,testing}/**'];
/** Names of zones alone. */
const ZONE_NAMES = 'shell/sdk/time/zones.ts';
const KEYS = 'shell/ui/keys.ts';

const NAMES = new Set(NETWORKS.map(({ name }) => name));
/** A network's own folders. */
const NETWORK_FOLDERS = ['contracts/networks/**', 'services/social/**', 'services/sandbox/**'];
/** Where a network may be named besides. */
const NAMING = [
  // The specification's calls and remembered state, which know three networks.
  'contracts/http/identity/connections/{auth-url,check-connection}.ts',
  'services/identity/routes/per-network.ts',
  'shell/sdk/social/**',
  // Examples in the API's documents.
  'contracts/http/ai/assistant/post-content.ts',
  'contracts/http/analytics/analyze-sentiment.ts',
  // Logging in with Facebook, which connects nothing.
  'contracts/domain/sign-in-providers.ts',
  'services/identity/sign-in/**',
  'mfes/{auth,account}/**',
  // Lists of accounts by the specification's calls.
  'mfes/composer/features/publish/model/account-names.ts',
  'mfes/dashboard/features/post-lists/components/post-filters.tsx',
  'mfes/dashboard/features/social-links/components/{connection-item,disconnect-button}.tsx',
  'mfes/planner/features/calendar/components/filters.tsx',
  'services/ai/assistant/acting/find-networks.ts',
];
const networks = {
  rules: {
    'no-name': {
      meta: { type: 'problem', schema: [] },
      create: (context) => ({
        Literal(node) {
          if (!NAMES.has(node.value)) return;
          const message = `Ask the network for a property (contracts/networks/network.ts) instead of saying “${node.value}”.`;
          context.report({ node, message });
        },
      }),
    },
  },
};

const objects = {
  rules: {
    'no-spread-literal': {
      meta: { type: 'suggestion', schema: [] },
      create: (context) => ({
        'ObjectExpression > SpreadElement > ObjectExpression'(node) {
          context.report({ node, message: 'Name these properties in the object itself.' });
        },
      }),
    },
  },
};

/**
 * Biome does the rest. These rules are missing there:
 * - a regular expression's time grows no faster than the text, since texts come from strangers;
 * - what a zone's clocks show is worked out in one place, by one release of the IANA database;
 * - no code outside a network's own folders says its name;
 * - an object names its properties itself, so that each is checked against its type;
 * - a key that a text field listens for is recognized by `isKey`, which ignores the keys of input methods.
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
    plugins: { regexp, objects },
    rules: {
      'objects/no-spread-literal': 'error',
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['{contracts,gateway,services}/**/*.{ts,tsx}'],
    // The runtime answers for zones that the data doesn't have.
    ignores: [...TESTS, 'contracts/domain/zones/runtime-rules.ts'],
    rules: { 'no-restricted-syntax': ['error', ...CLOCKS] },
  },
  {
    files: ['{shell,mfes}/**/*.{ts,tsx}'],
    ignores: [...TESTS, ZONE_NAMES, KEYS],
    rules: { 'no-restricted-syntax': ['error', ...CLOCKS, ...TYPED_KEYS] },
  },
  {
    files: ['{contracts,gateway,services,shell,mfes}/**/*.{ts,tsx}'],
    ignores: [...TESTS, '**/bench/**', ...NETWORK_FOLDERS, ...NAMING],
    plugins: { networks },
    rules: { 'networks/no-name': 'error' },
  },
  { files: [ZONE_NAMES], rules: { 'no-restricted-syntax': ['error', ...TYPED_KEYS] } },
  { files: [KEYS], rules: { 'no-restricted-syntax': ['error', ...CLOCKS] } },
];
