import { ConfigProvider } from 'antd';
import { type ReactNode, useContext } from 'react';
import { DisabledContext, ModeContext } from '../components/contexts.ts';
import { antdTheme } from '../theme.ts';

/** antd in the page's colors, around one of its components. */
export function AntdTheme({ children }: { children: ReactNode }): ReactNode {
  const mode = useContext(ModeContext);
  const disabled = useContext(DisabledContext);
  return (
    <ConfigProvider
      theme={antdTheme(mode, !prefersStillness())}
      componentDisabled={disabled}
      direction={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'}
    >
      {children}
    </ConfigProvider>
  );
}

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
