import type { VisitDto } from '../../../schema/visits/output';
import { formatDay } from '../../lib/dates';
import { say } from './words';

export const whenOf = ({ day, part }: VisitDto) => `${formatDay(day)}, ${say.known(part)}`;
export const vehicleOf = ({ vehicleName }: VisitDto) => vehicleName ?? say('a vehicle that was removed');
