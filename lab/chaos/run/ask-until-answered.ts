import { setTimeout as pause } from 'node:timers/promises';

const TIMEOUT_MS = 120_000;
const BETWEEN_MS = 300;

export interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly text: string;
  /** It answers the first time that was asked; else an earlier one without an answer may have been followed. */
  readonly sure: boolean;
}

/**
 * Asks until there is an answer, as a person does whose page shows that something went wrong.
 * @param again answers that mean: not now
 * @throws Error after two minutes without one
 */
export async function answerOf(
  ask: () => Promise<Response>,
  again: (status: number, text: string) => boolean = () => false,
): Promise<Answer> {
  const end = performance.now() + TIMEOUT_MS;
  for (let sure = true; ; sure = false) {
    const reply = await ask()
      .then(async (response) => ({ ok: response.ok, status: response.status, text: await response.text() }))
      .catch((error: unknown) => ({ ok: false, status: 599, text: String(error) }));
    const { ok, status, text } = reply;
    const none = status >= 500 || status === 429 || (ok && text === '');
    if (!none && !again(status, text)) return { ...reply, sure };
    if (performance.now() > end) throw new Error(`no answer in two minutes: ${status} ${text}`);
    await pause(BETWEEN_MS);
  }
}
