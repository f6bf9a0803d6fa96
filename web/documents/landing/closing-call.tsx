import { buttonClass } from '../../ui/button-class';
import { useWords } from './words';

export function ClosingCall() {
  const t = useWords();
  return (
    <section className="mx-auto max-w-6xl px-page pb-16 sm:pb-24">
      <div className="flex flex-col items-center gap-5 rounded-xl bg-accent-soft px-6 py-12 text-center">
        <h2 className="text-balance font-semibold text-3xl">
          {t('Your vehicle could be online in a minute')}
        </h2>
        <p className="text-ink-muted">{t('Photos, price, done.')}</p>
        <a href="/signup" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          {t('Get Started Free')}
        </a>
      </div>
    </section>
  );
}
