import type { ProcessDescriptor } from '@carillon/contracts/service.ts';
import { hashOf } from './hash.ts';

/** Commands that limits are counted with. */
const COUNTING = '+ping +info +eval +evalsha +set +get +del +incrby +pttl +pexpire +multi +exec';

/** An access list: who counts calls may do that and nothing else, and anybody may ask whether it is up. */
export function redisUsers(
  all: readonly ProcessDescriptor[],
  passwordOf: (process: string) => string,
): string {
  const users = all
    .filter(({ servers }) => servers.includes('redis'))
    .map(
      ({ name }) =>
        `user ${name} on #${hashOf(passwordOf(name)).toString('hex')} ~carillon-* nocommands ${COUNTING}`,
    );
  return `${['user default on nopass nocommands +ping', ...users].join('\n')}\n`;
}
