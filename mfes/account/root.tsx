import { Pages, Route } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import { AccessTokensPage } from './routes/access-tokens-page.tsx';
import { ActivityPage } from './routes/activity-page.tsx';
import { ChangeEmailPage } from './routes/change-email-page.tsx';
import { CheckoutPage } from './routes/checkout-page.tsx';
import { ConfirmEmailPage } from './routes/confirm-email-page.tsx';
import { PlanPage } from './routes/plan-page.tsx';
import { ProfilePage } from './routes/profile-page.tsx';
import { SecurityPage } from './routes/security-page.tsx';
import { TeamPage } from './routes/team-page.tsx';
import { WebhooksPage } from './routes/webhooks-page.tsx';

export const Root = (): ReactNode => (
  <Pages>
    <Route path="/account/profile" element={<ProfilePage />} />
    <Route path="/account/confirm-email" element={<ConfirmEmailPage />} />
    <Route path="/account/change-email" element={<ChangeEmailPage />} />
    <Route path="/account/security" element={<SecurityPage />} />
    <Route path="/account/team" element={<TeamPage />} />
    <Route path="/account/team/activity" element={<ActivityPage />} />
    <Route path="/account/plan" element={<PlanPage />} />
    <Route path="/account/access-tokens" element={<AccessTokensPage />} />
    <Route path="/account/webhooks" element={<WebhooksPage />} />
    <Route path="/account/checkout" element={<CheckoutPage />} />
  </Pages>
);
