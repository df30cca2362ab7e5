import { Modal as AntdModal, type ModalProps } from 'antd';
import type { ReactNode } from 'react';
import { AntdTheme } from './antd-theme.tsx';

export const Modal = (props: ModalProps): ReactNode => (
  <AntdTheme>
    <AntdModal {...props} />
  </AntdTheme>
);
