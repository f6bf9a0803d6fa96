import type { VehicleDto } from '../../../schema/vehicles/output';
import { useOwnWords } from '../../i18n/own-words';
import { useTexts } from '../../i18n/texts';
import { moreFacts } from '../../lib/known-facts';
import { Card, SectionTitle } from '../../ui/card';

/** Further facts of the vehicle, and its specifications, which are text or pairs. */
export function Specifications({ vehicle }: { vehicle: VehicleDto }) {
  const texts = useTexts();
  const own = useOwnWords();
  const { specifications } = vehicle;
  const isText = typeof specifications === 'string';
  const known = moreFacts(vehicle, texts.listing.more);
  const given = isText ? [] : Object.entries(specifications ?? {});
  const rows = [
    ...known.map(([label, value, isOwn]) => ({
      label,
      value,
      ofLabel: {},
      ofValue: isOwn ? own(value) : {},
    })),
    ...given.map(([label, value]) => ({ label, value, ofLabel: own(label), ofValue: own(value) })),
  ];
  if (rows.length === 0 && !specifications) return null;
  return (
    <section className="flex flex-col gap-3">
      <SectionTitle>
        {texts.listing.specifications}, {texts.trust.stated}
      </SectionTitle>
      {rows.length > 0 && (
        <Card padded={false}>
          <dl className="divide-y divide-line">
            {rows.map(({ label, value, ofLabel, ofValue }) => (
              <div key={label} className="flex justify-between gap-4 px-4 py-2.5">
                <dt className="text-ink-muted" {...ofLabel}>
                  {label}
                </dt>
                <dd className="text-right" {...ofValue}>
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
      {isText && (
        <p className="whitespace-pre-line" {...own(specifications)}>
          {specifications}
        </p>
      )}
    </section>
  );
}
