/** The kit: what micro-frontends may use of antd, and our own few. Shared at run time as one module. */

export {
  Alert,
  Button,
  Checkbox,
  Input,
  Modal,
  Progress,
  Select,
  Skeleton,
  Spin,
  Tabs,
  Tooltip,
} from 'antd';
export { Fields } from './components/fields.tsx';
export { NetworkBadge } from './components/network-badge.tsx';
export { PageHeader } from './components/page-header.tsx';
export { EmptyState, FailedState } from './components/states.tsx';
export { StatusTag } from './components/status-tag.tsx';
export { UiProvider } from './components/ui-provider.tsx';
export * from './icons.tsx';
