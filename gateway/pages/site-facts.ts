import { plansApply } from '@carillon/kit/plan/plan-env.ts';
import type { OperatorSettings } from './operator-settings.ts';

export interface SiteSettings extends OperatorSettings {
  readonly PUBLIC_URL: string;
  readonly API_BASE_URL: string;
  readonly PLANS: 'auto' | 'on' | 'off';
  readonly SANDBOX: 'auto' | 'on' | 'off';
}

/** Values for `{{name}}` and `{{#name}}…{{/name}}` in the built pages. */
export const siteFacts = (config: SiteSettings) => ({
  public_url: config.PUBLIC_URL,
  api_base_url: config.API_BASE_URL,
  operator: config.OPERATOR_NAME ?? '',
  privacy_email: config.PRIVACY_EMAIL ?? '',
  support_email: config.SUPPORT_EMAIL ?? '',
  brands: config.SITE_BRANDS,
  testimonials: config.SITE_TESTIMONIALS,
  has_testimonials: config.SITE_TESTIMONIALS.length > 0,
  plans: plansApply(config),
});

export type SiteFacts = ReturnType<typeof siteFacts>;
