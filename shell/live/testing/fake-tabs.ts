import type { Sharing } from '../shared-stream.ts';

type Channel = ReturnType<Sharing['openChannel']>;
type Options = { readonly ifAvailable?: boolean };
type Callback = (lock: Lock | null) => unknown;

/** The locks and channels that the tabs of one browser share. */
export function fakeTabs(): Sharing {
  const channels = new Set<Channel>();
  const waiting: (() => void)[] = [];
  let isHeld = false;

  const hold = async (callback: Callback): Promise<unknown> => {
    isHeld = true;
    try {
      return await callback({ name: '', mode: 'exclusive' });
    } finally {
      isHeld = false;
      waiting.shift()?.();
    }
  };
  const request = async (_: string, ...rest: [Callback] | [Options, Callback]): Promise<unknown> => {
    const [{ ifAvailable = false }, callback] = rest.length === 2 ? rest : [{}, ...rest];
    if (!isHeld) return hold(callback);
    if (ifAvailable) return callback(null);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return hold(callback);
  };
  return {
    locks: { request: request as LockManager['request'] },
    openChannel() {
      const channel: Channel = {
        onmessage: null,
        postMessage(data) {
          for (const other of channels)
            if (other !== channel)
              other.onmessage?.call(other as BroadcastChannel, new MessageEvent('message', { data }));
        },
        close: () => void channels.delete(channel),
      };
      channels.add(channel);
      return channel;
    },
  };
}
