const PEERS = ['bullmq', 'agenda'] as const;
export type Peer = (typeof PEERS)[number];

/**
 * Which competitors to measure, from a list such as `bullmq,agenda`; `none` or nothing for none.
 * @throws if it names an unknown one
 */
export function peersOf(list: string): ReadonlySet<Peer> {
  const names = list.split(',').filter((name) => name !== '' && name !== 'none');
  return new Set(
    names.map((name) => {
      const peer = PEERS.find((candidate) => candidate === name);
      if (!peer) throw new Error(`--peers: "${name}" is none of ${PEERS.join(', ')}, none`);
      return peer;
    }),
  );
}
