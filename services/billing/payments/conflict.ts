import { sentence, type Text } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';

export const conflict = (message: string | Text): AppError => new AppError('conflict', { message });

export const PLAN_CHANGED = sentence`The plan has changed since you opened this page. Check it, then try again.`;
