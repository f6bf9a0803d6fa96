import type { VehicleDto } from '../../schema/vehicles/output';
import type { Texts } from '../i18n/texts';

const MONTH = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** "Mar 2027" of "2027-03". */
export const monthName = (month: string) => MONTH.format(new Date(`${month}-01`));

/** A buyer's first questions in India: owners, RTO, insurance, room to bargain, and where it can be seen. */
export function knownFacts(vehicle: VehicleDto, { known }: Texts['listing']): string[] {
  const { owners, rto, registrationState, facts, city } = vehicle;
  const { insurance, negotiable, area } = facts;
  return [
    owners && known.owners(owners),
    rto ?? (registrationState && known.bharat),
    insurance?.type === 'expired'
      ? known.uninsured
      : insurance?.until && known.insured(monthName(insurance.until)),
    negotiable && known.negotiable,
    [area, city].filter(Boolean).join(', '),
  ].filter((fact): fact is string => Boolean(fact));
}

/** The seller's further facts, as rows. */
export function moreFacts({ body, facts }: VehicleDto, { more }: Texts['listing']): [string, string][] {
  const said = {
    ...facts,
    body,
    insurance: facts.insurance?.type === 'expired' ? null : facts.insurance?.type,
  };
  return Object.entries(more).flatMap(([key, [label, values]]): [string, string][] => {
    const value = said[key as keyof typeof more];
    if (value === undefined || value === null) return [];
    const words: Readonly<Record<string, string>> = values ?? {};
    return [[label, words[String(value)] ?? String(value)]];
  });
}
