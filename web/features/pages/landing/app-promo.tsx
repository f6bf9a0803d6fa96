import { BellRing, Camera, ScanLine } from 'lucide-react';
import { BRAND } from '../../../../schema/common/brand';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast-store';

const ABILITIES = [
  { icon: ScanLine, text: 'QR scanning' },
  { icon: Camera, text: 'Camera' },
  { icon: BellRing, text: 'Push notifications' },
];

const STORES = ['App Store', 'Google Play'];

const announce = () =>
  toast({ title: 'Coming soon', description: `The ${BRAND.name} app will be available soon.` });

/** The app is promised, not offered: the store buttons say so (spec 1, section 1). */
export function AppPromo() {
  return (
    <section aria-labelledby="app" className="border-line border-y bg-surface">
      <div className="mx-auto flex max-w-6xl flex-col gap-6 px-4 py-12 sm:px-6 md:flex-row md:items-center md:justify-between">
        <div>
          <p className="font-medium text-accent text-sm">Coming soon</p>
          <h2 id="app" className="mt-1 font-semibold text-2xl">
            The mobile app for Android and iOS
          </h2>
          <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
            {ABILITIES.map(({ icon: Icon, text }) => (
              <li key={text} className="flex items-center gap-2 text-ink-muted">
                <Icon aria-hidden="true" className="size-5" />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap gap-3">
          {STORES.map((store) => (
            <Button key={store} size="lg" onClick={announce}>
              {store}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}
