import type { ReactNode } from 'react';
import styles from './queue-styles.css';

export const QueueStyles = (): ReactNode => (
  <style href="planner-queue" precedence="default">
    {styles}
  </style>
);
