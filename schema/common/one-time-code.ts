import { type FieldRules, readValue } from './field-rules';

export const OTP_LENGTH = 6;

/** Spaces and dashes, which people copy along with a code. */
const BETWEEN_DIGITS = String.raw`[\s\p{Pd}]`;

export const OTP_RULES: FieldRules = {
  ignore: BETWEEN_DIGITS,
  digits: true,
  must: [
    ['.', 'OTP is required'],
    [`^.{${OTP_LENGTH}}$`, `Enter the ${OTP_LENGTH}-character code`],
  ],
};

/** A code as typed or pasted, without ignored characters. */
export const readCode = (typed: string): string => readValue(OTP_RULES, typed);

/** For a field's `pattern`, so that a browser without script accepts what the Worker reads. */
export const OTP_PATTERN = `${BETWEEN_DIGITS}*(?:\\p{Nd}${BETWEEN_DIGITS}*){${OTP_LENGTH}}`;
