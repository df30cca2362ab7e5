import { PROVIDER_NAMES } from '@carillon/contracts/domain/sign-in-providers.ts';
import { t } from '@lingui/core/macro';
import { useProviders } from './use-providers.ts';

/** Returns a function that names a provider as users know it. */
export function useProviderName(): (id: string | null) => string {
  const providers = useProviders() ?? [];
  return (id) =>
    providers.find((one) => one.id === id)?.name ??
    (id === 'google' || id === 'facebook' ? PROVIDER_NAMES[id] : t`the provider`);
}
