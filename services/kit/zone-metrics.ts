import { Gauge, type Registry } from 'prom-client';
import { reportZoneData } from './zone-data.ts';

/** Shows in each process which time zone data it works with, and whether that is behind. */
export function registerZoneMetrics(registry: Registry): void {
  const { version, runtime } = reportZoneData(new Date());
  new Gauge({
    name: 'carillon_zone_data_info',
    help: '1; the labels name the release of the IANA time zone database that the process uses, and the release in its Node.js',
    labelNames: ['version', 'runtime'],
    registers: [registry],
  }).set({ version, runtime: runtime ?? '' }, 1);
  new Gauge({
    name: 'carillon_zone_data_behind',
    help: '1 if the time zone data is certainly outdated: Node.js has newer data, or IANA has published releases in a later year; otherwise 0',
    registers: [registry],
    collect() {
      this.set(reportZoneData(new Date()).behind === null ? 0 : 1);
    },
  });
}
