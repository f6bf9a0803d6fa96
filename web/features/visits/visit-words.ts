import type { VisitDto } from '../../../schema/visits/output';
import { formatDay } from '../../lib/dates';
import { say } from './words';

/** The day and time of day that an answer is about: what the seller has proposed, else what was asked for. */
export const timeOf = ({ proposed, day, part }: VisitDto) => proposed ?? { day, part };

export function whenOf(visit: VisitDto) {
  const { day, part } = timeOf(visit);
  return `${formatDay(day)}, ${say.known(part)}`;
}
export const vehicleOf = ({ vehicleName }: VisitDto) => vehicleName ?? say('a vehicle that was removed');
