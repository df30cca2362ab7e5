import { t } from '@lingui/core/macro';
import { Modal as AntdModal, type ModalProps } from 'antd';
import type { ReactNode } from 'react';
import { AntdTheme } from './antd-theme.tsx';

export const Modal = ({ closable = true, ...props }: ModalProps): ReactNode => (
  <AntdTheme>
    <AntdModal
      {...props}
      closable={closable && { 'aria-label': t`Close`, ...(closable !== true && closable) }}
    />
  </AntdTheme>
);
