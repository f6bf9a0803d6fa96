import { Card } from '../../ui/card';
import { AddVehicleButton } from '../vehicles/add-vehicle';
import { useWords } from './words';

const STEPS = [
  { title: 'Add a vehicle', text: 'Photos, the price and a few details.' },
  { title: 'Share its page', text: 'Send the link, or print the QR code and stick it on the vehicle.' },
  { title: 'Get offers', text: 'Buyers send a price and their number. No account needed.' },
] as const;

/** Help for a seller without listings: three steps, and where to start. */
export function FirstRun() {
  const t = useWords();
  return (
    <Card className="sm:p-8">
      <h2 className="font-semibold text-lg">{t('Publish your first vehicle')}</h2>
      <p className="mt-1 text-ink-muted">{t('It takes about two minutes, and costs nothing.')}</p>
      <ol className="mt-6 grid gap-5 sm:grid-cols-3 sm:gap-6">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent text-sm"
            >
              {index + 1}
            </span>
            <div>
              <p className="font-medium">{t(title)}</p>
              <p className="text-ink-muted">{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
      <AddVehicleButton size="lg" className="mt-7 max-sm:w-full" />
    </Card>
  );
}
