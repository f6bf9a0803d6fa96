import type { DialCode } from '../../../schema/common/dial-codes';

/** A number as a form has it: typed, with its country. */
export interface Phone {
  countryCode: DialCode;
  number: string;
}
