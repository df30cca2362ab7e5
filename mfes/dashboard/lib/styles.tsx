import type { ReactNode } from 'react';
import styles from './styles.css';

export const Styles = (): ReactNode => (
  <style href="dashboard" precedence="default">
    {styles}
  </style>
);
