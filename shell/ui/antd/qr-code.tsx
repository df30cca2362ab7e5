import { QRCode, type QRCodeProps } from 'antd';
import type { ReactNode } from 'react';
import { AntdTheme } from './antd-theme.tsx';

/** Dark on light in both modes: cameras read it more surely. */
export const QrCode = (props: QRCodeProps): ReactNode => (
  <AntdTheme>
    <QRCode type="svg" color="#000000" bgColor="#ffffff" {...props} />
  </AntdTheme>
);
