import { t } from '@lingui/core/macro';
import type { ModalProps, QRCodeProps, SelectProps, TabsProps, TooltipProps } from 'antd';
import type { BaseOptionType, DefaultOptionType } from 'antd/es/select/index.js';
import { type ReactNode, useState } from 'react';
import { deferred } from './components/deferred.tsx';
import { DialogLoading } from './components/dialog-loading.tsx';

/** Parts of the kit that use antd: each with its theme, loaded when it is first shown. */

const LoadedModal = deferred<ModalProps>(
  async () => (await import('./antd/modal.tsx')).Modal,
  ({ open, closable, onCancel }, failed) =>
    open && <DialogLoading failed={failed} onClose={closable === false ? undefined : onCancel} />,
);

/** A page may have it closed from the start; it is loaded when it first opens. */
export function Modal(props: ModalProps): ReactNode {
  const [isOpened, setIsOpened] = useState(false);
  if (props.open && !isOpened) setIsOpened(true);
  return (props.open || isOpened) && <LoadedModal {...props} />;
}

export const Select = deferred<SelectProps>(
  async () => (await import('./antd/select.tsx')).Select,
  () => <div className="ant-select loading" />,
) as <V, O extends BaseOptionType = DefaultOptionType>(props: SelectProps<V, O>) => ReactNode;

/** Its panel takes no input before it is loaded, since it is made anew then. */
export const Tabs = deferred<TabsProps>(
  async () => (await import('./antd/tabs.tsx')).Tabs,
  ({ items, activeKey }) => (
    <div inert>{(items?.find(({ key }) => key === activeKey) ?? items?.[0])?.children}</div>
  ),
);

export const QrCode = deferred<QRCodeProps>(
  async () => (await import('./antd/qr-code.tsx')).QrCode,
  ({ size = 160 }) => <div style={{ width: size, height: size }} role="status" aria-label={t`Loading`} />,
);

export const Tooltip = deferred<TooltipProps>(
  async () => (await import('./antd/tooltip.tsx')).Tooltip,
  ({ children }) => children as ReactNode,
);
