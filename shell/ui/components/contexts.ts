import { createContext } from 'react';
import type { Mode } from '../theme.ts';

export const ModeContext = createContext<Mode>('light');
/** Whether antd's controls can't be used; a fieldset tells the browser's own. */
export const DisabledContext = createContext(false);
