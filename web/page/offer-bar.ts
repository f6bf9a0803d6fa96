/** The bar links to the form: hidden while the form is visible, and permanently once an offer was sent. */
export function startOfferBar() {
  const bar = document.querySelector<HTMLElement>('[data-offer-bar]');
  const panel = document.getElementById('offer');
  if (!bar || !panel) return;
  const place = panel.parentElement ?? panel;
  new IntersectionObserver(
    ([entry]) => {
      const isSent = document.querySelector('#offer [role=status]') !== null;
      bar.hidden = isSent || entry?.isIntersecting === true;
    },
    // The form's upper edge alone does not count as visible.
    { rootMargin: '0px 0px -40% 0px' },
  ).observe(place);
}
