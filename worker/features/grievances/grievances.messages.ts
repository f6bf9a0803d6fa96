import { BRAND } from '../../../schema/common/brand';
import { inLanguage, isWorkspaceLanguage } from '../../../schema/common/languages';
import { KIND_LABELS } from '../../../schema/grievances/labels';
import { GRIEVANCES_PATH, writeGrievanceNumber } from '../../../schema/grievances/number';
import type { Ctx } from '../../context';
import type { Message, Writers } from '../messages/content';
import { deviceMoment } from '../messages/device-moment';
import { listNearlyDue } from './escalation.queries';
import { GRIEVANCE_MAILS } from './grievances.mails';
import { findGrievance } from './grievances.queries';

const HOUR = 3_600_000;
const MAX_LISTED = 20;

/** The complaint of a message, with the mails in the language in which it was written, or in English. */
async function readFor(ctx: Ctx, { data }: Message) {
  const found = data.grievance ? await findGrievance(ctx.directory, data.grievance) : null;
  if (!found) return null;
  const { number, language } = found.grievance;
  const url = `${ctx.origin}${inLanguage(`${GRIEVANCES_PATH}?number=${number}`, language)}`;
  const mails = GRIEVANCE_MAILS[isWorkspaceLanguage(language) ? language : 'en'];
  return { ...found.grievance, number: writeGrievanceNumber(number), url, mails };
}

export const grievanceMessages = {
  grievance_received: async (ctx, message) => {
    const found = await readFor(ctx, message);
    if (!found) return null;
    const { number, url, dueAt, mails } = found;
    return { mail: mails.received({ number, url, dueAt: deviceMoment(undefined, dueAt) }) };
  },
  grievance_answered: async (ctx, message) => {
    const found = await readFor(ctx, message);
    if (!found || found.answer === null) return null;
    const { number, url, answer, state, mails } = found;
    return { mail: mails.answered({ number, url, answer, isRefused: state === 'refused' }) };
  },
  /** Names nobody who complained: mail is forwarded. */
  grievance_due: async (ctx) => {
    const now = ctx.clock.now();
    const due = await listNearlyDue(ctx.directory, now + 24 * HOUR, MAX_LISTED);
    if (due.length === 0) return null;
    const lines = due.map(
      ({ number, kind, nextAt }) =>
        `${writeGrievanceNumber(number)} (${KIND_LABELS[kind]}): ${nextAt < now ? 'overdue since' : 'due'} ${deviceMoment(undefined, nextAt)}`,
    );
    return {
      mail: {
        subject: `${BRAND.name}: complaints are overdue or nearly due`,
        text: `${lines.join('\n')}\n\n${ctx.origin}/admin/complaints`,
      },
    };
  },
} satisfies Partial<Writers>;
