import { checkWritingEngine } from '@carillon/contracts/http/ai/check-writing-engine.ts';
import { getWritingEngine } from '@carillon/contracts/http/ai/get-writing-engine.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { WritingEngineView } from '../usecases/writing-engine.ts';

/** Which engine writes, and what it can do. */
export function mountWritingEngine(app: Hono<ServiceEnv>, writing: WritingEngineView): void {
  mount(app, getWritingEngine, async () => ({ success: true as const, engine: writing.state() }));
  mount(app, checkWritingEngine, async ({ c }) => ({
    success: true as const,
    engine: await writing.check(c.req.raw.signal),
  }));
}
