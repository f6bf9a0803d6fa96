import { OTP_LENGTH, readCode } from '../../schema/common/one-time-code';

function sendComplete(target: EventTarget | null) {
  if (!(target instanceof HTMLInputElement) || target.dataset.submits === undefined) return;
  if (new RegExp(`^\\d{${OTP_LENGTH}}$`).test(readCode(target.value))) target.form?.requestSubmit();
}

/**
 * Sends a form once its code is complete, whether typed, pasted or filled in by the phone, and also if that was
 * before this script came. forms.ts sends it only once.
 */
export function startCodes() {
  document.addEventListener('input', ({ target }) => sendComplete(target));
  const { activeElement: field } = document;
  // A refused code came with the page.
  if (field instanceof HTMLInputElement && field.value !== field.defaultValue) sendComplete(field);
}
