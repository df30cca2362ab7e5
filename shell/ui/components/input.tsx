import { t } from '@lingui/core/macro';
import { type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons.tsx';
import { classes } from './classes.ts';

interface InputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  readonly size?: 'middle' | 'large';
  readonly ref?: Ref<HTMLInputElement>;
}

/** A line of text. It is shown as wrong while it is `aria-invalid`. */
export const Input = ({ size, className, ...rest }: InputProps): ReactNode => (
  <input {...rest} className={classes('ant-input', size === 'large' && 'ant-input-lg', className)} />
);

interface PasswordInputProps extends Omit<InputProps, 'type'> {
  /** The field's name, where that is more than a password: a form may have several. */
  readonly label?: string | undefined;
}

/** A password that can be shown: users who type it twice without seeing it make more mistakes. */
export function PasswordInput({ label, ...props }: PasswordInputProps): ReactNode {
  const [isShown, setIsShown] = useState(false);
  return (
    <span className="password">
      <Input {...props} type={isShown ? 'text' : 'password'} />
      <button type="button" disabled={props.disabled} onClick={() => setIsShown(!isShown)}>
        {isShown ? <EyeIcon /> : <EyeOffIcon />}
        <span className="visually-hidden">{isShown ? hideText(label) : showText(label)}</span>
      </button>
    </span>
  );
}

const showText = (label?: string): string => (label ? t`Show “${label}”` : t`Show password`);
const hideText = (label?: string): string => (label ? t`Hide “${label}”` : t`Hide password`);
