import type { ConnectField } from '@carillon/contracts/networks/network.ts';
import { errorText } from '../api/error-text.ts';
import { asApiError } from '../api/errors.ts';

/** Errors by field; '' for those that belong to no field. */
export function faultsAt(fields: readonly ConnectField[], error: Error): Record<string, string> {
  const refusal = asApiError(error);
  if (!refusal) return { '': errorText(error) };
  const faults = fields.flatMap(({ name }): [string, string][] => {
    const sentence = refusal.fieldErrors[name]?.[0];
    return sentence ? [[name, sentence]] : [];
  });
  if (faults.length > 0) return Object.fromEntries(faults);
  const [first] = fields;
  const secret = fields.find((one) => one.secret);
  switch (refusal.code) {
    case 'wrong_credentials':
      return { [(secret ?? first)?.name ?? '']: refusal.message };
    // The network refuses the account or its server, or that one is away.
    case 'connection_refused':
    case 'network_unavailable':
      return { [first?.name ?? '']: refusal.message };
    default:
      return { '': refusal.message };
  }
}
