/** Passes a browser's address to a service. Only the gateway sets it: a browser's own header is dropped. */
export const CLIENT_ADDRESS = 'x-client-address';
