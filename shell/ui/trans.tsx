import { i18n } from '@lingui/core';
import { TransNoContext } from '@lingui/react/server';
import type { ComponentProps, ReactNode } from 'react';

/** What Lingui's `Trans` macro becomes. There is one catalog for all React roots, and a new language reloads the page. */
export const Trans = (props: Omit<ComponentProps<typeof TransNoContext>, 'lingui'>): ReactNode => (
  <TransNoContext {...props} lingui={{ i18n }} />
);
