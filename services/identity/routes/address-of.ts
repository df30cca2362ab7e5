import { CLIENT_ADDRESS } from '@carillon/kit/http/client-address-header.ts';
import type { Context } from 'hono';

/** The browser's address, as the gateway saw it. */
export const addressOf = (c: Context): string => c.req.header(CLIENT_ADDRESS) ?? 'unknown';
