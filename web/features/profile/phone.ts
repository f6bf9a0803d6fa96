import type { DialCode } from '../../../schema/common/dial-codes';

/** A number as in a form: as typed, with its country. */
export interface Phone {
  countryCode: DialCode;
  number: string;
}
