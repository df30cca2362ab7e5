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

/** It can be shown: whoever types it twice in the dark makes more mistakes. */
export function PasswordInput(props: Omit<InputProps, 'type'>): ReactNode {
  const [isShown, setIsShown] = useState(false);
  return (
    <span className="password">
      <Input {...props} type={isShown ? 'text' : 'password'} />
      <button
        type="button"
        disabled={props.disabled}
        aria-label={isShown ? t`Hide password` : t`Show password`}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? <EyeIcon /> : <EyeOffIcon />}
      </button>
    </span>
  );
}
