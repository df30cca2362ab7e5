import type { ReactNode } from 'react';
import styles from './styles.css';

export const Styles = (): ReactNode => (
  <style href="planner" precedence="default">
    {styles}
  </style>
);
