import { defineDataExport } from '../../../data-export.ts';

export const exportData = defineDataExport('identity');
