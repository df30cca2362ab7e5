import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { antdTheme, type Mode } from '../theme.ts';

/** The theme for everything below it. */
export function UiProvider({ mode, children }: { mode: Mode; children: ReactNode }): ReactNode {
  return (
    <ConfigProvider theme={antdTheme(mode, !prefersStillness())} button={{ autoInsertSpace: false }}>
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
}

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
