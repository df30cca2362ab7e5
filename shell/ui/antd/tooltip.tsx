import { Tooltip as AntdTooltip, type TooltipProps } from 'antd';
import type { ReactNode } from 'react';
import { AntdTheme } from './antd-theme.tsx';

export const Tooltip = (props: TooltipProps): ReactNode => (
  <AntdTheme>
    <AntdTooltip {...props} />
  </AntdTheme>
);
