import type { ReactNode } from 'react';
import styles from './links-styles.css';

export const LinksStyles = (): ReactNode => (
  <style href="planner-links" precedence="default">
    {styles}
  </style>
);
