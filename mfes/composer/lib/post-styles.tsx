import type { ReactNode } from 'react';
import styles from './post-styles.css';

export const PostStyles = (): ReactNode => (
  <style href="composer-post" precedence="default">
    {styles}
  </style>
);
