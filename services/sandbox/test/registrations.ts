import type { Registration, Registrations } from '@carillon/social/capabilities/registrations.ts';

/** Keeps Carillon's apps on servers as long as the test runs. */
export const createRegistrations = (): (() => Registrations) => {
  const kept = new Map<string, Registration>();
  const registrations: Registrations = {
    find: async (server) => kept.get(server) ?? null,
    save: async (registration) => {
      kept.set(registration.server, registration);
      return registration;
    },
  };
  return () => registrations;
};
