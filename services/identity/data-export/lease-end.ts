import { REPORT_EVERY_MS } from '@carillon/contracts/http/identity/data-export/report-data-export.ts';

/** A report may be late, and one may be lost. */
export const leaseEnd = (now: Date): Date => new Date(now.getTime() + 3 * REPORT_EVERY_MS);
