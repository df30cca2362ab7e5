import { isFront, type ProcessDescriptor, servicesCalledBy } from '@carillon/contracts/service.ts';

type Server = ProcessDescriptor['servers'][number];

/** Which services use a server. */
export const usersOf = (server: Server, all: readonly ProcessDescriptor[]): string[] => [
  ...new Set(all.filter(({ servers }) => servers.includes(server)).map(({ service }) => service)),
];

/** The sites besides the front whose address a process gets as a setting. */
export const listKnownSites = (
  { name, settings }: ProcessDescriptor,
  all: readonly ProcessDescriptor[],
): readonly ProcessDescriptor[] =>
  all.filter((one) => one.name !== name && one.site && !isFront(one) && one.site.setting in settings);

/** The APIs that a process calls. */
export const apisCalledBy = (
  process: ProcessDescriptor,
  all: readonly ProcessDescriptor[],
): readonly ProcessDescriptor[] => {
  const services = servicesCalledBy(process, all);
  return all.filter(({ kind, service }) => kind === 'api' && services.includes(service));
};
