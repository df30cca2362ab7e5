/** Tells identity what a browser's device cookie says. Set by the gateway alone, as the browser's address is. */
export const DEVICE = 'x-device';
