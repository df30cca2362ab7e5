import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_ACCOUNT } from '@carillon/contracts/domain/demo.ts';
import { type ApiClient, bodyOf, createApiClient, ok } from '../../../deploy/standalone/api-client.ts';
import { composeStandalone } from '../../../deploy/standalone/compose.ts';
import { readConfig } from '../../../deploy/standalone/config.ts';
import { startDemo } from '../../../deploy/standalone/demo/start-demo.ts';
import { expectedOf } from './expected.ts';
import { type AskedQuestion, readTable } from './read-table.ts';

// `npm run bench:questions`: counts how many questions about the demo's own posts, metrics, comments and drafts the
// built-in assistant answers like the API. For the half that is used for development, it also shows the wrong
// answers.
const DAYS = 120;
const folder = mkdtempSync(path.join(tmpdir(), 'carillon-questions-'));
const settings = { PORT: '0', CARILLON_DATA: folder, LOG_LEVEL: 'silent', RATE_COSTLY: '100000' };
let prepared: Promise<unknown> = Promise.resolve();
const app = await composeStandalone(await readConfig({ ...settings, RATE_NORMAL: '100000' }), {
  prepareDemo(request) {
    const preparation = startDemo({ ...request, days: DAYS });
    prepared = preparation.done;
    return preparation;
  },
});
try {
  await prepared;
  const client = createApiClient(app.url);
  await ok(client.post('/api/login', { email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password }));
  for (const half of ['building', 'measuring'] as const) await measure(client, half);
} finally {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(client: ApiClient, half: 'building' | 'measuring'): Promise<void> {
  const questions = readTable(half);
  const wrong: string[] = [];
  for (const question of questions) {
    const { message, missing } = await ask(client, question);
    if (missing.length > 0)
      wrong.push(`  ${question.text}\n    lacks: ${missing.join(' | ')}\n    says: ${message}`);
  }
  console.log(`${half}: ${questions.length - wrong.length} of ${questions.length} answered right`);
  if (half === 'building') for (const one of wrong) console.log(one);
}

async function ask(client: ApiClient, question: AskedQuestion) {
  const zone = Temporal.Now.timeZoneId();
  const today = Temporal.Now.plainDateISO(zone);
  const expected = await expectedOf(question, { client, today, zone });
  const body = { conversation_id: randomUUID(), query: question.text };
  const { message } = await bodyOf<{ message: string }>(client.post('/api/ai-assistant/process-query', body));
  const plain = message.replaceAll('\\', '');
  const missing = expected
    .filter((part) => ![part].flat().some((one) => plain.includes(one)))
    .map((part) => [part].flat().join(' or '));
  return { message, missing };
}
