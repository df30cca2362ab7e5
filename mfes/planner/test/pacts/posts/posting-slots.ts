import { getQueue } from '@carillon/contracts/http/posts/get-queue.ts';
import { previewPostingSchedule } from '@carillon/contracts/http/posts/preview-posting-schedule.ts';
import { savePostingSchedule } from '@carillon/contracts/http/posts/save-posting-schedule.ts';
import { pick } from '@carillon/contracts/testing/examples/pick.ts';
import { SCHEDULE, WANTED } from '@carillon/contracts/testing/examples/posting-schedules.ts';
import type { Pacts } from '@carillon/sdk/testing/pact.ts';

const schedule = pick(
  SCHEDULE,
  ['platform', 'platform_id', 'target_id', 'target_name'],
  ['timezone', 'slots', 'version', 'next_free', 'queued'],
);

export async function readPostingSlots({ exchange }: Pacts): Promise<void> {
  await exchange(getQueue, { state: 'a posting schedule', reads: { success: true, schedules: [schedule] } });
  await exchange(previewPostingSchedule, {
    state: 'no posting schedule',
    input: { body: WANTED },
    reads: { success: true, moves: [], plan: '4f53cda18c2baa0c0354bb5f9a3ecbe5' },
  });
  await exchange(savePostingSchedule, {
    state: 'no posting schedule',
    input: { body: WANTED },
    reads: { success: true, message: 'Posting slots saved.', schedule, moved: 0 },
  });
}
