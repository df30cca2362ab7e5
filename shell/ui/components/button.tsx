import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classes } from './classes.ts';
import { Spin } from './spin.tsx';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  readonly type?: 'default' | 'primary' | 'text' | 'link';
  readonly htmlType?: 'button' | 'submit' | 'reset';
  readonly size?: 'small' | 'middle' | 'large';
  readonly block?: boolean;
  readonly danger?: boolean;
  /** Whether its action is in progress: the button shows it, and ignores clicks. */
  readonly loading?: boolean;
  readonly icon?: ReactNode;
  /** A place to go to instead of something to do. */
  readonly href?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

const SIZES = { small: 'ant-btn-sm', middle: '', large: 'ant-btn-lg' };

export function Button({
  type = 'default',
  htmlType = 'button',
  size = 'middle',
  block,
  danger,
  loading = false,
  icon,
  href,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps): ReactNode {
  const name = classes(
    'ant-btn',
    `ant-btn-${type}`,
    SIZES[size],
    block && 'ant-btn-block',
    danger && 'ant-btn-dangerous',
    loading && 'ant-btn-loading',
    className,
  );
  const content = (
    <>
      {loading ? <Spin size="inherit" /> : icon && <span className="ant-btn-icon">{icon}</span>}
      {children !== undefined && <span>{children}</span>}
    </>
  );
  if (href !== undefined)
    return (
      <a className={name} href={href}>
        {content}
      </a>
    );
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button {...rest} type={htmlType} className={name} onClick={click}>
      {content}
    </button>
  );
}
