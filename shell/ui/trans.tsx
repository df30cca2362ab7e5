import { i18n } from '@lingui/core';
import { TransNoContext, type TransProps } from '@lingui/react/server';
import type { ReactNode } from 'react';

/** What Lingui's `Trans` macro becomes. There is one catalog for all React roots, and a new language reloads the page. */
export const Trans = (props: TransProps): ReactNode => <TransNoContext {...props} lingui={{ i18n }} />;
