import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { expect, test } from '@jest/globals';
import { madeFolder, writeSecrets } from './write-secrets.ts';

const services = await readServices();

test('releases of different names keep their secrets apart', () => {
  expect(madeFolder('carillon')).toMatch(/kubernetes\/made$/);
  expect(madeFolder('social')).toMatch(/kubernetes\/made\/social$/);
});

test('a key that a user adds to .env reaches the Secrets of the pieces that use it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'carillon-secrets-'));
  try {
    writeSecrets(folder, services);
    appendFileSync(path.join(folder, '.env'), "FACEBOOK_APP_SECRET='of-the-app'\n");
    writeSecrets(folder, services);
    const yaml = readFileSync(path.join(folder, 'secrets.yaml'), 'utf8');
    expect(yaml).toContain('FACEBOOK_APP_SECRET: of-the-app');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
