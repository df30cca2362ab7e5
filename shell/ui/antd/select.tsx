import { Select as AntdSelect, type SelectProps } from 'antd';
import type { ReactNode } from 'react';
import { AntdTheme } from './antd-theme.tsx';

export const Select = (props: SelectProps): ReactNode => (
  <AntdTheme>
    <AntdSelect {...props} />
  </AntdTheme>
);
