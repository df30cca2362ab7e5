import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './deploy/standalone/find-browser.mjs';

/** Three workers for two cores, each with an app and a browser of its own: a walk waits for half of its time. */
export default defineConfig({
  testMatch: '**/*.e2e.test.ts',
  outputDir: '.cache/playwright',
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  // One walk of ninety that meets a busy machine must not refuse a change; `npm test` names each that needed its second try.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright-report.json' }]],
  use: {
    launchOptions: {
      executablePath: findBrowser(),
      args: BROWSER_ARGUMENTS,
    },
    // Traces are made of every walk, also of those that pass: ask for one with --trace on.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  },
});
