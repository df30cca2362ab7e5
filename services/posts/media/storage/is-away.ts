import { AppError } from '@carillon/kit/errors.ts';

/** Whether a call failed because the media storage doesn't answer. */
export const isAway = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'service_unavailable';
