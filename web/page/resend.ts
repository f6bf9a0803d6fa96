const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const until = new WeakMap<Element, number>();

/** When another code can be requested, from the remaining time in the rendered page. */
function endOf(label: HTMLElement): number {
  const end = until.get(label) ?? Date.now() + Number(label.dataset.resend) * 1000;
  until.set(label, end);
  return end;
}

function tick() {
  for (const label of document.querySelectorAll<HTMLElement>('[data-resend]')) {
    const left = Math.max(0, Math.ceil((endOf(label) - Date.now()) / 1000));
    const { ready = '', waiting = '' } = label.dataset;
    const text = left > 0 ? waiting.replace('{time}', clockText(left)) : ready;
    if (label.textContent !== text) label.textContent = text;
    const button = label.closest('button');
    if (button) button.disabled = left > 0;
  }
}

/** Counts down until another code is available: the server sends one a minute. */
export function startResend() {
  if (!document.querySelector('[data-resend]')) return;
  tick();
  setInterval(tick, 1000);
  // A response that replaces the form restarts the countdown.
  document.addEventListener('input', tick);
}
