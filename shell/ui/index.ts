/**
 * The UI kit: our own light components, which look like antd's and have its class names, so that a page styles both
 * alike; and antd's own, loaded when first shown. Shared at run time as one module.
 */
export { Alert } from './components/alert.tsx';
export { Avatar } from './components/avatar.tsx';
export { Button } from './components/button.tsx';
export { Checkbox } from './components/checkbox.tsx';
export { deferred, loadParts } from './components/deferred.tsx';
export { DialogLoading } from './components/dialog-loading.tsx';
export { Field } from './components/field.tsx';
export { FieldError } from './components/field-error.tsx';
export { Fields } from './components/fields.tsx';
export { Input, PasswordInput } from './components/input.tsx';
export { NetworkBadge } from './components/network-badge.tsx';
export { PageHeader } from './components/page-header.tsx';
export { Progress } from './components/progress.tsx';
export { Skeleton } from './components/skeleton.tsx';
export { Spin } from './components/spin.tsx';
export { EmptyState, ErrorState, LoadingState } from './components/states.tsx';
export { StatusTag } from './components/status-tag.tsx';
export { UiProvider } from './components/ui-provider.tsx';
export * from './icons.tsx';
export { Modal, QrCode, Select, Tabs, Tooltip } from './parts.tsx';
export { Trans } from './trans.tsx';
