import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { findPlainTexts } from './lint/find-plain-texts.mjs';

const root = path.join(import.meta.dirname, '../..');
const PARTS = ['contracts', 'gateway', 'services'];
const TESTS = /\.test\.|\/(?:test|testing|bench|dist|node_modules)\//;

/** Files whose sentences reach no page and no mail, with their readers. */
const EXEMPT: readonly (readonly [folderOrFile: string, reader: string])[] = [
  ['services/ai/assistant/model', 'a model, which calls tools'],
  ['services/ai/mcp', 'programs that call tools'],
  ['services/billing/usecases/stripe-events.ts', 'Stripe'],
  ['contracts/idempotency-key.ts', 'programs that call the API'],
  ['contracts/http/notifications/notification-choice.ts', 'programs that call the API'],
  ['gateway/origin/guard-host.ts', 'the operator'],
  ['gateway/routes/take-token.ts', 'programs that call the API'],
  ['services/kit/http/answer-once.ts', 'programs that call the API'],
  ['services/kit/http/mount.ts', 'programs that call the API'],
  ['services/kit/http/target-ids.ts', 'programs that call the API'],
  ['services/kit/idempotency/idempotent-call.ts', 'programs that call the API'],
  ['services/kit/identity/token-refusal.ts', 'programs that call the API'],
  ['services/kit/store/page.ts', 'programs that call the API'],
  ['contracts/http/ai/score-comments.ts', 'other services'],
  ['contracts/http/billing/reserve-words.ts', 'other services'],
];

/** Errors that only programs can cause, besides sentences that name a field in backticks. */
const EXEMPT_TEXTS = [
  'Use a UUID.',
  'Ask for at most … posts.',
  'Send a JSON list of {platform_id, page_id, content, first_comment, options}.',
];

const files = PARTS.flatMap((part) => globSync(`${part}/**/*.ts`, { cwd: root })).filter(
  (file) => !TESTS.test(file),
);
const isIn = (file: string, folder: string): boolean => file === folder || file.startsWith(`${folder}/`);

test('errors of services can be translated', () => {
  const plain = files
    .filter((file) => !EXEMPT.some(([folder]) => isIn(file, folder)))
    .flatMap((file) =>
      findPlainTexts(file, readFileSync(path.join(root, file), 'utf8'))
        .filter((text) => !text.includes('`') && !EXEMPT_TEXTS.includes(text))
        .map((text) => `${file}: ${text}`),
    );
  expect(plain).toEqual([]);
});

test.each(EXEMPT)('%s, which talks to %s, has sentences of its own', (folder) => {
  const ownFiles = files.filter((file) => isIn(file, folder));
  expect(
    ownFiles.flatMap((file) => findPlainTexts(file, readFileSync(path.join(root, file), 'utf8'))),
  ).not.toEqual([]);
});
