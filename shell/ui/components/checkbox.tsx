import type { ChangeEvent, InputHTMLAttributes, ReactNode } from 'react';

interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange' | 'checked' | 'className'> {
  readonly checked: boolean;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
}

export const Checkbox = ({ children, ...rest }: CheckboxProps): ReactNode => (
  <label className="ant-checkbox-wrapper">
    <span className="ant-checkbox">
      <input {...rest} type="checkbox" className="ant-checkbox-input" />
    </span>
    {children !== undefined && <span className="ant-checkbox-label">{children}</span>}
  </label>
);
