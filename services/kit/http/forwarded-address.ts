/** The last address of an X-Forwarded-For, which is what the nearest proxy saw, without the port that some write after it. */
export function forwardedAddress(header: string | undefined): string | undefined {
  const last = header?.split(',').at(-1)?.trim();
  if (!last) return undefined;
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(last) ?? [];
  return bracketed ?? plain ?? last;
}
