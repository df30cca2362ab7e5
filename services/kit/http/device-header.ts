/** Passes a browser's device cookie to identity. Only the gateway sets it, like the browser's address. */
export const DEVICE = 'x-device';
