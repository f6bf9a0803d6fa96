import { BellRing, Camera, ScanLine } from 'lucide-react';
import { BRAND } from '../../../schema/common/brand';
import { Button } from '../../ui/button';
import { useWords } from './words';

const ABILITIES = [
  { icon: ScanLine, text: 'QR scanning' },
  { icon: Camera, text: 'Camera' },
  { icon: BellRing, text: 'Push notifications' },
] as const;

const STORES = ['App Store', 'Google Play'] as const;

const NOTICE = 'app-notice';

/** The app is announced, not available; the store buttons say so in a popover that needs no script. */
export function AppPromo() {
  const t = useWords();
  return (
    <section aria-labelledby="app" className="border-line border-y bg-surface">
      <div className="mx-auto flex max-w-6xl flex-col gap-6 px-page py-12 md:flex-row md:items-center md:justify-between">
        <div>
          <p className="font-medium text-accent text-sm">{t('Coming soon')}</p>
          <h2 id="app" className="mt-1 font-semibold text-2xl">
            {t('The mobile app for Android and iOS')}
          </h2>
          <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
            {ABILITIES.map(({ icon: Icon, text }) => (
              <li key={text} className="flex items-center gap-2 text-ink-muted">
                <Icon aria-hidden="true" className="size-5" />
                {t(text)}
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap gap-3">
          {STORES.map((store) => (
            <Button key={store} size="lg" popoverTarget={NOTICE}>
              {t(store)}
            </Button>
          ))}
          <Button size="lg" variant="primary" data-install="" hidden>
            {t('Install now')}
          </Button>
        </div>
      </div>
      <dialog id={NOTICE} popover="auto" aria-labelledby={`${NOTICE}-title`} className="sheet">
        <h3 id={`${NOTICE}-title`} className="font-semibold text-lg">
          {t('Coming soon')}
        </h3>
        <p className="mt-1 text-ink-muted">
          {t('The {brand} app will be available soon.', { brand: BRAND.name })}
        </p>
        <Button className="mt-5" popoverTarget={NOTICE} popoverTargetAction="hide">
          {t('Close')}
        </Button>
      </dialog>
    </section>
  );
}
