import type { VehicleDto } from '../../../schema/vehicles/output';
import { useTexts } from '../../i18n/texts';
import { keyFacts } from '../../lib/known-facts';

/** Year, fuel, transmission and kilometres at a glance; missing ones are omitted. */
export function KeyFacts({ vehicle }: { vehicle: VehicleDto }) {
  const texts = useTexts();
  const { facts } = texts.listing;
  const { year, kmsDriven, fuelType, transmission } = keyFacts(vehicle, texts);
  const rows: [string, string | null][] = [
    [facts.year, year],
    [facts.kmsDriven, kmsDriven],
    [facts.fuelType, fuelType],
    [facts.transmission, transmission],
  ];
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
      {rows
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div
            key={label}
            className="-mr-px -mb-px border-line border-r border-b px-4 py-3 max-sm:last:odd:col-span-2"
          >
            <dt className="text-ink-muted text-xs">{label}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
