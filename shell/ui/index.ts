/** The kit: what micro-frontends may use of antd, and our own few. Shared at run time as one module. */

export type { InputRef } from 'antd';
export {
  Alert,
  App,
  Button,
  Checkbox,
  Form,
  Input,
  Modal,
  Popconfirm,
  Progress,
  Radio,
  Select,
  Skeleton,
  Spin,
  Tabs,
  Tag,
  Tooltip,
} from 'antd';
export { NetworkBadge } from './components/network-badge.tsx';
export { PageHeader } from './components/page-header.tsx';
export { EmptyState, FailedState } from './components/states.tsx';
export { StatusTag } from './components/status-tag.tsx';
export { UiProvider } from './components/ui-provider.tsx';
export * from './icons.tsx';
export type { Mode } from './theme.ts';
