import type { VehicleDto } from '../../../schema/vehicles/output';
import { useTexts } from '../../i18n/texts';
import { moreFacts } from '../../lib/known-facts';
import { Card, SectionTitle } from '../../ui/card';

/** Further facts of the vehicle, and specifications, which are text or pairs. */
export function Specifications({ vehicle }: { vehicle: VehicleDto }) {
  const texts = useTexts().listing;
  const { specifications } = vehicle;
  const isText = typeof specifications === 'string';
  const rows = [...moreFacts(vehicle, texts), ...(isText ? [] : Object.entries(specifications ?? {}))];
  if (rows.length === 0 && !specifications) return null;
  return (
    <section className="flex flex-col gap-3">
      <SectionTitle>{texts.specifications}</SectionTitle>
      {rows.length > 0 && (
        <Card padded={false}>
          <dl className="divide-y divide-line">
            {rows.map(([label, value]) => (
              <div key={label} className="flex justify-between gap-4 px-4 py-2.5">
                <dt className="text-ink-muted">{label}</dt>
                <dd className="text-right">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
      {isText && <p className="whitespace-pre-line">{specifications}</p>}
    </section>
  );
}
