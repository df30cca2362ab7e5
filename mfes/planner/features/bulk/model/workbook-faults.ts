import { t } from '@lingui/core/macro';
import type { FaultCode } from '../workbook/fault.ts';

/** Says why a workbook can’t be read, and what to do. */
export function faultText(code: FaultCode): string {
  switch (code) {
    case 'password':
      return t`This workbook is protected with a password. Remove the password, save it, then choose it again.`;
    case 'old excel':
    case 'binary excel':
      return t`This Excel format isn’t supported. Open the file, choose Save As, then choose Excel Workbook (.xlsx) or CSV UTF-8.`;
    case 'apple numbers':
      return t`This is a Numbers file. In Numbers, choose File, Export To, then choose Excel or CSV.`;
    case 'other document':
      return t`This file isn’t a spreadsheet. Choose one that ends in .csv, .xlsx or .ods.`;
    case 'damaged':
      return t`This workbook is damaged or incomplete. Open it, save it under another name, then choose that file.`;
    case 'too large':
      return t`This workbook has too many cells. Copy the rows with your posts to a new workbook, then choose that file.`;
    case 'too slow':
      return t`Reading this workbook takes too long. Copy the rows with your posts to a new workbook, then choose that file.`;
    case 'not loaded':
      return t`The part of Carillon that reads workbooks couldn’t be loaded. Check your connection, then choose the file again.`;
  }
}
