import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { expect, test } from '@jest/globals';
import { printOpenApi } from '../openapi/print-openapi.ts';

/** Rules of the linter that don't matter to callers. */
const RULES = {
  // A fixed name goes before a parameter, in the router and in OpenAPI.
  'no-ambiguous-paths': 'off',
  // Browsers come to these, and are sent on.
  'operation-2xx-response': 'off',
};

test('passes the linter without a warning', async () => {
  const { operations } = await readServices();
  const rates = { strict: 1, costly: 1, normal: 1 };
  const document = printOpenApi(operations, { publicUrl: 'http://localhost', apiBaseUrl: '/api', rates });
  const folder = await mkdtemp(path.join(tmpdir(), 'api-document-'));
  await writeFile(path.join(folder, 'openapi.json'), JSON.stringify(document));
  await writeFile(
    path.join(folder, 'redocly.yaml'),
    JSON.stringify({ extends: ['recommended-strict'], rules: RULES }),
  );
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const lint = promisify(execFile)(process.env.REDOCLY ?? '', ['lint', 'openapi.json'], { cwd: folder, env });
  await expect(lint.catch(({ stdout }) => Promise.reject(new Error(stdout)))).resolves.toBeDefined();
  await rm(folder, { recursive: true });
});
