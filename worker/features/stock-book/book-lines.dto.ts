import { PERSONAL_FIELDS } from '../../../schema/stock-book/kinds';
import type { BookLineDto } from '../../../schema/stock-book/output';
import { actorMay, type UserActor } from '../../actor';
import { iso } from '../../platform/clock';
import { displayName } from '../profile/display-name';
import type { LineRow } from './trips.queries';

/** Of a number, for those who do not see buyers' numbers in lists. */
const masked = (phone: string) => `•••• ${phone.slice(-4)}`;

/** A line as somebody may see it: persons only for those who work on leads. */
export function toBookLine({ line, personName }: LineRow, actor: UserActor): BookLineDto {
  const seesPersons = actorMay(actor, 'workOnLeads');
  const seesNumbers = actorMay(actor, 'seeNumbers');
  const personal: BookLineDto['personal'] = {};
  for (const name of seesPersons ? PERSONAL_FIELDS : []) {
    const text = line.personal[name]?.text;
    if (text !== undefined) personal[name] = name === 'phone' && !seesNumbers ? masked(text) : text;
  }
  return {
    id: line.id,
    vehicleId: line.vehicleId,
    key: line.key,
    kind: line.kind,
    aboutId: line.aboutId,
    happenedAt: iso(line.happenedAt),
    notedAt: iso(line.createdAt),
    isOwner: line.personId === null && !line.fields.bySlip,
    personName: line.personId === null && !line.fields.bySlip ? displayName(actor.user) : personName,
    fields: line.fields,
    personal,
    erased: PERSONAL_FIELDS.filter((name) => line.commitments[name] && !line.personal[name]),
  };
}
