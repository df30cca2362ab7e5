import { isFront, type ProcessDescriptor } from '@carillon/contracts/service.ts';

/**
 * Returns a site's host name for browsers, to which each name below .localhost is this machine, and for containers,
 * which have it as an alias: so both reach the same thing by one address.
 */
export const hostOf = (site: ProcessDescriptor): string =>
  isFront(site) ? 'carillon.localhost' : `${site.name}.localhost`;

export const urlOf = (site: ProcessDescriptor): string =>
  `http://${hostOf(site)}:${site.port}${isFront(site) ? '' : site.site?.path}`;
