import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { ROOT } from '@carillon/kit/service/read-services.ts';

/** Returns a mark of the checkout's current sources, committed or not. Null without git. */
export function sourceState(root = ROOT): string | null {
  const git = (args: readonly string[], input = ''): string | null => {
    const { status, stdout } = spawnSync('git', args, {
      cwd: root,
      input,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    });
    return status === 0 ? stdout : null;
  };
  const head = git(['rev-parse', 'HEAD^{tree}']);
  const changed = git(['diff', 'HEAD', '--binary']);
  const added = git(['ls-files', '--others', '--exclude-standard']);
  if (head === null || changed === null || added === null) return null;
  const contents = added && git(['hash-object', '--stdin-paths'], added);
  return createHash('sha256')
    .update(JSON.stringify([head, changed, added, contents]))
    .digest('hex');
}
