import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons.tsx';
import { antdTheme, type Mode } from '../theme.ts';

/** What antd says otherwise is its own English. */
const WORDS = { locale: 'en', global: { show: 'Show password', hide: 'Hide password' } };

/** The theme for everything below it. */
export function UiProvider({ mode, children }: { mode: Mode; children: ReactNode }): ReactNode {
  return (
    <ConfigProvider
      theme={antdTheme(mode, !prefersStillness())}
      locale={WORDS}
      button={{ autoInsertSpace: false }}
      inputPassword={{ iconRender: (visible) => (visible ? <EyeIcon /> : <EyeOffIcon />) }}
    >
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
}

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
