/**
 * Keeps the private link of what was sent until the tab is closed, so that a reload of the page does not lose
 * it.
 */
export function keepWithdrawal() {
  const part = document.querySelector<HTMLElement>('[data-withdraw]');
  const link = part?.querySelector('a');
  if (!part || !link) return;
  try {
    const kept = part.hidden ? sessionStorage[window.location.pathname] : link.href;
    if (!kept) return;
    sessionStorage[window.location.pathname] = link.href = kept;
    part.hidden = false;
  } catch {
    // Without storage, the link lasts as long as the page.
  }
}
