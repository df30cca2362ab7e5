import { setTimeout as after } from 'node:timers/promises';
import { getDemoAccount } from '@carillon/contracts/http/identity/account/get-demo-account.ts';

const EVERY_MS = 2_000;

/** Until one can log in to the demo account, which takes a minute or two. @throws when it could not be made */
export async function untilDemo(url: string): Promise<void> {
  for (;;) {
    const reply = await fetch(`${url}/api${getDemoAccount.path}`);
    const { state } = getDemoAccount.response.parse(await reply.json());
    if (state === 'ready') return;
    if (state !== 'coming') throw new Error(`there is no demo account: ${state}`);
    await after(EVERY_MS);
  }
}
