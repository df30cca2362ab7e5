import { swcOptions } from './shell/sdk/webpack/swc-options.mjs';

/** Kinds of test are told apart by suffix: *.unit.test.ts(x) beside the code, *.int and *.server under test/. */
const transform = {
  '\\.tsx?$': ['@swc/jest', { ...swcOptions('es2024', 'all'), module: { type: 'es6' } }],
  '\\.css$': '<rootDir>/shell/sdk/testing/css-text.mjs',
};

const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.css'],
  transform,
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/.data', '<rootDir>/.cache', '/dist/'],
};

/** In plain Node, which spares each of these files most of a second or two of loading packages. */
const plain = {
  testPathIgnorePatterns: common.testPathIgnorePatterns,
  modulePathIgnorePatterns: common.modulePathIgnorePatterns,
  runner: 'jest-light-runner',
  setupFiles: ['<rootDir>/deploy/standalone/testing/fresh-modules.mjs'],
};

export default {
  cacheDirectory: '<rootDir>/.cache/jest',
  maxWorkers: 2,
  testSequencer: '<rootDir>/deploy/standalone/testing/longest-first.mjs',
  // Tests wait for what they test, not for time: only what hangs takes so long, on a busy machine too.
  testTimeout: 180_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{mfes,shell}/**/*.unit.test.ts'],
      setupFiles: ['<rootDir>/shell/sdk/testing/english.ts'],
    },
    {
      ...common,
      displayName: 'ui',
      testEnvironment: '<rootDir>/shell/sdk/testing/browser-environment.js',
      testMatch: ['**/*.unit.test.tsx'],
      setupFiles: ['<rootDir>/shell/sdk/testing/english.ts'],
      setupFilesAfterEnv: ['<rootDir>/shell/sdk/testing/jest-setup.ts'],
      moduleNameMapper: {
        '^antd$': '<rootDir>/shell/sdk/testing/antd.cjs',
        '/Dom/dynamicCSS$': '<rootDir>/shell/sdk/testing/no-styles.cjs',
      },
    },
    {
      ...plain,
      displayName: 'unit',
      testMatch: ['<rootDir>/{clients,contracts,deploy,gateway,lab,services}/**/*.unit.test.ts'],
    },
    { ...plain, displayName: 'int', testMatch: ['**/*.int.test.ts'] },
    // Suites that need a server named by the environment (AMQP_URL, …); `npm test` leaves them out.
    { ...common, displayName: 'server', testEnvironment: 'node', testMatch: ['**/*.server.test.ts'] },
  ],
};
