import type { Hono } from 'hono';
import type { SandboxContext } from '../context.ts';

/** Adds a network's routes to the sandbox. */
export type MountNetwork = (app: Hono, context: SandboxContext) => void;
