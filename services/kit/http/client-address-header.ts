/** Tells a service which address a browser calls from. Set by the gateway alone: what a browser sends of it goes no further. */
export const CLIENT_ADDRESS = 'x-client-address';
