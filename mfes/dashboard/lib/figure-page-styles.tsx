import type { ReactNode } from 'react';
import styles from './figure-page-styles.css';

export const FigurePageStyles = (): ReactNode => (
  <style href="dashboard-figure-pages" precedence="default">
    {styles}
  </style>
);
