import { plansApply } from '@carillon/kit/plan/plan-env.ts';
import type { GatewayConfig } from '../config.ts';

type Config = Pick<
  GatewayConfig,
  | 'PUBLIC_URL'
  | 'API_BASE_URL'
  | 'OPERATOR_NAME'
  | 'PRIVACY_EMAIL'
  | 'SUPPORT_EMAIL'
  | 'SITE_BRANDS'
  | 'SITE_TESTIMONIALS'
  | 'PLANS'
  | 'SANDBOX'
>;

/** What stands in the built pages as `{{name}}` or `{{#name}}…{{/name}}`. */
export const siteFacts = (config: Config) => ({
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
