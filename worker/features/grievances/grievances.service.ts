import type { Language } from '../../../schema/common/languages';
import type { GrievanceFormInput } from '../../../schema/grievances/input';
import { newGrievanceNumber, readGrievanceNumber } from '../../../schema/grievances/number';
import type { FollowedGrievance } from '../../../schema/grievances/output';
import type { Ctx } from '../../context';
import { iso } from '../../platform/clock';
import { newId } from '../../platform/random';
import { findAbout } from './about.service';
import * as queries from './grievances.queries';
import { timesOf } from './grievances.sql';

interface Arrival {
  language: Language;
  receivedAt: number;
  /** Who entered what came by mail or post; null for the page's form, whose answer acknowledges it. */
  operatorId: string | null;
}

/** Stores a complaint. Returns its id and the number by which it is followed. */
export async function storeGrievance(
  ctx: Ctx,
  { kind, about = '', details, contact }: GrievanceFormInput,
  { language, receivedAt, operatorId }: Arrival,
): Promise<{ id: string; number: string }> {
  const now = ctx.clock.now();
  const [id, messageId] = [newId(now), newId(now)];
  const number = newGrievanceNumber();
  const grievance = {
    ...{ id, number, kind, language, about, details },
    contact: contact ?? null,
    ...(await findAbout(ctx, about)),
    ...timesOf(ctx, { kind, receivedAt, isAcknowledged: operatorId === null }),
    createdAt: now,
  };
  await queries.insertGrievance(ctx.directory, { grievance, stepId: newId(now), operatorId, messageId });
  if (contact && !operatorId) ctx.deliver(ctx.directory, [messageId]);
  return { id, number };
}

/** A complaint from the page's form; acknowledged by the page that says its number. */
export const complain = async (ctx: Ctx, input: GrievanceFormInput, language: Language): Promise<string> =>
  (await storeGrievance(ctx, input, { language, receivedAt: ctx.clock.now(), operatorId: null })).number;

/** The complaint with this number as its page shows it; null for an unknown one. */
export async function followGrievance(ctx: Ctx, typed: string): Promise<FollowedGrievance | null> {
  const number = readGrievanceNumber(typed);
  const found = number ? await queries.findByNumber(ctx.directory, number) : null;
  if (!found) return null;
  const { kind, state, details, answer, about, ownerId } = found;
  return {
    ...{ number: found.number, kind, state, details, answer },
    isGone: about !== '' && ownerId === null,
    receivedAt: iso(found.receivedAt),
    dueAt: iso(found.dueAt),
    closedAt: iso(found.closedAt),
  };
}
