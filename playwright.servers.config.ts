import { defineConfig } from '@playwright/test';
import walks from './playwright.config.ts';

/** Walks with a real server that the environment names; `.ci/run` starts them. They use the pages that are built. */
export default defineConfig(walks, {
  testMatch: '**/*.walk.test.ts',
  reporter: [['list'], ['json', { outputFile: '.cache/playwright-servers-report.json' }]],
});
