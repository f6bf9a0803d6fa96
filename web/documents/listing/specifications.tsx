import type { VehicleDto } from '../../../schema/vehicles/output';
import { useTexts } from '../../i18n/texts';
import { Card, SectionTitle } from '../../ui/card';

/** Specifications come as text or as pairs (spec 1, section 3). */
export function Specifications({ specifications }: Pick<VehicleDto, 'specifications'>) {
  const texts = useTexts().listing;
  if (!specifications || Object.keys(specifications).length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <SectionTitle>{texts.specifications}</SectionTitle>
      {typeof specifications === 'string' ? (
        <p className="whitespace-pre-line">{specifications}</p>
      ) : (
        <Card padded={false}>
          <dl className="divide-y divide-line">
            {Object.entries(specifications).map(([label, value]) => (
              <div key={label} className="flex justify-between gap-4 px-4 py-2.5">
                <dt className="text-ink-muted">{label}</dt>
                <dd className="text-right">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </section>
  );
}
