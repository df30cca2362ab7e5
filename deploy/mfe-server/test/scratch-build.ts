import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const MANIFEST = {
  name: 'tools',
  entry: 'remoteEntry.0123456789ab.js',
  chunks: ['page.0123456789ab.js'],
  routes: [{ path: '/tools', title: 'Tools', access: 'user' }],
  navigation: [],
};

/** A build as webpack leaves it, next to a private file and with a link to it; `changed` adds or omits files. */
export function scratchBuild(changed: Readonly<Record<string, string>> = {}) {
  const root = mkdtempSync(path.join(tmpdir(), 'carillon-mfe-'));
  const folder = path.join(root, 'dist');
  mkdirSync(folder);
  writeFileSync(path.join(root, 'secret.txt'), 'not for anybody');
  symlinkSync(path.join(root, 'secret.txt'), path.join(folder, 'link.txt'));
  const files = {
    'manifest.json': JSON.stringify(MANIFEST),
    'remoteEntry.0123456789ab.js': `// ${'the entry '.repeat(200)}`,
    'page.0123456789ab.js': '// the page',
    ...changed,
  };
  for (const [name, text] of Object.entries(files)) if (text) writeFileSync(path.join(folder, name), text);
  return { folder, remove: () => rmSync(root, { recursive: true, force: true }) };
}
