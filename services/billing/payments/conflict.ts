import { AppError } from '@carillon/kit/errors.ts';

export const conflict = (message: string): AppError => new AppError('conflict', { message });

export const PLAN_CHANGED = 'The plan has changed meanwhile. Look at it again.';
