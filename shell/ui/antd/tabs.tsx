import { Tabs as AntdTabs, type TabsProps } from 'antd';
import type { ReactNode } from 'react';
import { AntdTheme } from './antd-theme.tsx';

export const Tabs = (props: TabsProps): ReactNode => (
  <AntdTheme>
    <AntdTabs {...props} />
  </AntdTheme>
);
