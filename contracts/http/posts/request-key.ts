import { z } from 'zod';

/** Chosen by the client for one thing that its user means to send. */
export const requestKey = z.string().min(8).max(100);
