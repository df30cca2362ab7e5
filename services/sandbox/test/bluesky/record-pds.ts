/**
 * Writes what the reference PDS answers to `recorded.json`: . .ci/pds.sh && install_pds && start_pds, then
 * node services/sandbox/test/bluesky/record-pds.ts
 */
import { writeFile } from 'node:fs/promises';
import { converse } from './exchanges.ts';
import { peopleOf } from './pds-people.ts';

const { BLUESKY_PDS: url = '', BLUESKY_PLC: plcUrl = '' } = process.env;
const exchanges = await converse({ url, plcUrl, ...(await peopleOf(url)) });
await writeFile(new URL('recorded.json', import.meta.url), `${JSON.stringify(exchanges, null, 2)}\n`);
