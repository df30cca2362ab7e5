import type { Registration, Registrations } from '@carillon/social/capabilities/registrations.ts';

/** Keeps Carillon's apps on servers as long as the test runs. */
export const createRegistrations = (): (() => Registrations) => {
  const registrationsByServer = new Map<string, Registration>();
  const registrations: Registrations = {
    find: async (server) => registrationsByServer.get(server) ?? null,
    save: async (registration) => {
      registrationsByServer.set(registration.server, registration);
      return registration;
    },
  };
  return () => registrations;
};
