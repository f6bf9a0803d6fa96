const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const until = new WeakMap<Element, number>();

/** When another code can be requested: the page contains the time remaining when it was rendered. */
function endOf(label: HTMLElement): number {
  const end = until.get(label) ?? Date.now() + Number(label.dataset.resend) * 1000;
  until.set(label, end);
  return end;
}

function tick() {
  for (const label of document.querySelectorAll<HTMLElement>('[data-resend]')) {
    const left = Math.max(0, Math.ceil((endOf(label) - Date.now()) / 1000));
    const text = left > 0 ? `Resend code in ${clockText(left)}` : 'Resend code';
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
  // An answer that replaces the form starts anew.
  document.addEventListener('input', tick);
}
