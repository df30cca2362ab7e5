export interface ReturnStatus {
  readonly kind: 'success' | 'danger';
  readonly message: string;
}

const LONGEST = 400;
/** What our own server says when the session was over before the network answered. */
const OWN = 'Connection failed: you are no longer logged in. Log in and connect the account again.';
const GENERAL: Readonly<Record<ReturnStatus['kind'], string>> = {
  success: 'You came back from a network. Log in to see your connections.',
  danger: 'The account was not connected. Log in and connect it again.',
};

/**
 * What a network's return says in the address. Anybody can put words into a link to this page, so they are shown only
 * where this browser has just sent its user to a network (`linking`), or where they are ours; otherwise ours are.
 */
export function readReturn(search: string, linking: boolean): ReturnStatus | null {
  const parameters = new URLSearchParams(search);
  const kind = parameters.get('status');
  if (kind !== 'success' && kind !== 'danger') return null;
  const message = (parameters.get('message') ?? '').slice(0, LONGEST);
  return { kind, message: message && (linking || message === OWN) ? message : GENERAL[kind] };
}
