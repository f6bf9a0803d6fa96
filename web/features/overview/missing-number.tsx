import { PhoneOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { useWords } from './words';

const NumberDialog = lazyDialog(async () => (await import('./number-dialog')).NumberDialog);

/** What a seller misses without a phone number, and a form to add it. */
export function MissingNumber() {
  const t = useWords();
  const [adding, setAdding] = useState(false);
  return (
    <section
      aria-label={t('Missing mobile number')}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-warning-soft px-4 py-3"
    >
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <PhoneOff aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-warning" />
        <div className="min-w-0">
          <p className="font-medium text-warning">{t('Buyers cannot call you')}</p>
          <p>{t('Your pages show no number and no WhatsApp button. Buyers can only send offers.')}</p>
        </div>
      </div>
      <Button onClick={() => setAdding(true)}>{t('Add your number')}</Button>
      {adding && <NumberDialog onClose={() => setAdding(false)} />}
    </section>
  );
}
