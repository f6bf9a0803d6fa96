import { waLink } from '../../../schema/common/wa-link';
import { weekInFigures, weekLines, weekMessage } from '../../../schema/weekly/words';
import type { Writers } from '../messages/content';
import { reasonOf, settingsUrl, unsubscribeUrl } from '../messages/unsubscribe';
import { findWeeklyNote } from './weekly.service';

const TITLE = 'Your week in five lines';

export const weeklyMessages = {
  weekly: async (ctx, _message, recipient) => {
    const note = recipient && (await findWeeklyNote(ctx, recipient.userId));
    if (!note || !recipient) return null;
    const lines = weekLines(note);
    return {
      mail: {
        subject: `${TITLE}: ${weekInFigures(note)}`,
        summary: weekInFigures(note),
        title: TITLE,
        facts: lines,
        buttons: [
          { label: 'Open your dashboard', url: `${ctx.origin}/dashboard` },
          {
            label: 'Share with my partner',
            url: waLink(null, weekMessage(note)),
          },
        ],
        footer: [reasonOf('weekly')],
        settingsUrl: settingsUrl(ctx),
        unsubscribeUrl: unsubscribeUrl(ctx, recipient.userId, 'weekly'),
      },
      push: {
        title: `Your week: ${weekInFigures(note)}`,
        body: lines.at(-1)?.[1].slice(0, 300) ?? '',
        url: '/dashboard',
        tag: 'weekly',
      },
    };
  },
} satisfies Partial<Writers>;
