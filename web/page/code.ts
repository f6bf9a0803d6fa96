import { OTP_LENGTH, readCode } from '../../schema/common/one-time-code';

/**
 * Sends a form once its code is complete, whether typed, pasted or filled in by the phone. forms.ts sends it
 * only once.
 */
export function startCodes() {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset.submits === undefined) return;
    if (new RegExp(`^\\d{${OTP_LENGTH}}$`).test(readCode(target.value))) target.form?.requestSubmit();
  });
}
