/** Why a workbook can't be read. */
export type FaultCode =
  | 'password'
  | 'old excel'
  | 'binary excel'
  | 'apple numbers'
  | 'other document'
  | 'damaged'
  | 'too large'
  | 'too slow'
  | 'not loaded';

export class WorkbookFault extends Error {
  readonly code: FaultCode;

  constructor(code: FaultCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'WorkbookFault';
    this.code = code;
  }
}
