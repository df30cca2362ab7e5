import type { LiveEvent, LiveEventData } from '@carillon/contracts/http/gateway/live-events.ts';
import type { LiveEvents } from '../shell.ts';

/** The listeners for live events, and a way to call them. */
export interface LiveListeners extends LiveEvents {
  tell(event: LiveEvent): void;
  /** Events may have been missed. */
  resume(): void;
}

export function createLiveListeners(): LiveListeners {
  const listeners = new Set<(event: LiveEvent) => void>();
  const resumers = new Set<() => void>();
  return {
    on(type, handler) {
      const listen = (event: LiveEvent): void => {
        if (event.type === type) handler(event.data as LiveEventData<typeof type>);
      };
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    onResume(handler) {
      const once = (): void => handler();
      resumers.add(once);
      return () => resumers.delete(once);
    },
    resume() {
      for (const handler of [...resumers]) handler();
    },
    tell(event) {
      for (const listen of [...listeners]) listen(event);
    },
  };
}
