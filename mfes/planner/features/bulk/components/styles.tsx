import type { ReactNode } from 'react';
import styles from './styles.css';

export const BulkStyles = (): ReactNode => (
  <style href="bulk" precedence="default">
    {styles}
  </style>
);
