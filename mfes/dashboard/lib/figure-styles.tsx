import type { ReactNode } from 'react';
import styles from './figure-styles.css';

export const FigureStyles = (): ReactNode => (
  <style href="dashboard-figures" precedence="default">
    {styles}
  </style>
);
