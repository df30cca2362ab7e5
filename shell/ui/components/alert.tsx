import type { CSSProperties, ReactNode } from 'react';
import { AlertIcon, CheckIcon, CloseIcon } from '../icons.tsx';
import { classes } from './classes.ts';

interface AlertProps {
  readonly type: 'success' | 'info' | 'warning' | 'error';
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly showIcon?: boolean;
  readonly role?: 'alert' | 'status';
  /** The component that shows the alert removes it. */
  readonly closable?: { readonly onClose: () => void; readonly 'aria-label': string };
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** A message in its place on the page. */
export function Alert(props: AlertProps): ReactNode {
  const { type, title, description, showIcon, role, closable, className, style } = props;
  return (
    <div
      className={classes(
        'ant-alert',
        `ant-alert-${type}`,
        Boolean(description) && 'ant-alert-with-description',
        className,
      )}
      role={role}
      style={style}
    >
      {showIcon && (
        <span className="ant-alert-icon">
          {type === 'success' ? (
            <CheckIcon size={description ? 24 : 16} />
          ) : (
            <AlertIcon size={description ? 24 : 16} />
          )}
        </span>
      )}
      <div className="ant-alert-section">
        <div className="ant-alert-title">{title}</div>
        {description && <div className="ant-alert-description">{description}</div>}
      </div>
      {closable && (
        <button
          type="button"
          className="ant-alert-close-icon"
          aria-label={closable['aria-label']}
          onClick={closable.onClose}
        >
          <CloseIcon size={16} />
        </button>
      )}
    </div>
  );
}
