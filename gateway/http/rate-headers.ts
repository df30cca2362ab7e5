import type { MiddlewareHandler } from 'hono';
import { type Budget, SECONDS } from '../rate-limits/rate-limits.ts';
import type { ApiEnv } from './api-env.ts';

/** Tells a program how many calls it has left, also in rejections (draft-ietf-httpapi-ratelimit-headers). */
export const rateHeaders: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  const budgets = c.get('budgets');
  if (!budgets) return;
  const list = (print: (budget: Budget) => string): string => budgets.map(print).join(', ');
  c.res.headers.set(
    'ratelimit-policy',
    list(({ policy, calls }) => `"${policy}";q=${calls};w=${SECONDS}`),
  );
  c.res.headers.set(
    'ratelimit',
    list(({ policy, left, resetSeconds }) => `"${policy}";r=${left};t=${resetSeconds}`),
  );
};
