import { buttonClass } from '../../ui/button-class';

export function ClosingCall() {
  return (
    <section className="mx-auto max-w-6xl px-page pb-16 sm:pb-24">
      <div className="flex flex-col items-center gap-5 rounded-xl bg-accent-soft px-6 py-12 text-center">
        <h2 className="text-balance font-semibold text-3xl">Your vehicle could be online in a minute</h2>
        <p className="text-ink-muted">Photos, price, done.</p>
        <a href="/signup" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          Get Started Free
        </a>
      </div>
    </section>
  );
}
