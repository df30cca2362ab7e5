import { limitsOf, type SandboxConfig } from './config.ts';
import type { SandboxLimits } from './domain/limits.ts';

export interface SandboxSettings {
  /** Where browsers and clients reach it, with the path that it is below. */
  readonly publicUrl: string;
  /** Enables the admin routes. Without it there are none. */
  readonly adminToken: string;
  /** From where files may be fetched by URL. */
  readonly mediaOrigins: readonly string[];
  /** Where a consent may send the browser back to. */
  readonly redirectOrigins: readonly string[];
  /** Whether a proxy in front tells where calls come from. */
  readonly trustProxy: boolean;
  /** How long a video is being processed. */
  readonly videoProcessingMs: number;
  /** How long fetching a file may take. */
  readonly fetchTimeoutMs: number;
  readonly limits: SandboxLimits;
}

const VIDEO_PROCESSING_MS = 1500;
const FETCH_TIMEOUT_MS = 30_000;

/** Overrides for tests. */
export interface SettingsOverrides {
  readonly limits?: Partial<SandboxLimits>;
  readonly fetchTimeoutMs?: number;
}

export function settingsFrom(
  config: SandboxConfig,
  { limits, fetchTimeoutMs = FETCH_TIMEOUT_MS }: SettingsOverrides,
): SandboxSettings {
  const origins = [new URL(config.PUBLIC_URL ?? config.SANDBOX_URL).origin];
  return {
    publicUrl: config.SANDBOX_URL,
    adminToken: config.SANDBOX_ADMIN_TOKEN ?? '',
    mediaOrigins: config.SANDBOX_MEDIA_ORIGINS ?? origins,
    redirectOrigins: config.SANDBOX_REDIRECT_ORIGINS ?? origins,
    trustProxy: config.TRUST_PROXY,
    videoProcessingMs: VIDEO_PROCESSING_MS,
    fetchTimeoutMs,
    limits: { ...limitsOf(config), ...limits },
  };
}
