import { ModernFakeTimers } from '@jest/fake-timers';

export const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });
