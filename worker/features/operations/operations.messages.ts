import { BRAND } from '../../../schema/common/brand';
import type { Writers } from '../messages/content';
import { deviceMoment } from '../messages/device-moment';
import { settingsUrl } from '../messages/unsubscribe';
import { findIncident } from './incidents.queries';

export const operationsMessages = {
  /** Tells operators that an incident has begun or ended. */
  incident: async (ctx, { data }) => {
    const incident = data.incident ? await findIncident(ctx.directory, data.incident) : null;
    if (!incident) return null;
    const { detail, openedAt, endedAt } = incident;
    const title = endedAt === null ? detail : `Resolved: ${detail}`;
    return {
      mail: {
        subject: `${BRAND.name}: ${title}`.slice(0, 150),
        summary: detail,
        title,
        facts: [
          ['Began', deviceMoment(undefined, openedAt)],
          ...(endedAt === null ? [] : [['Ended', deviceMoment(undefined, endedAt)] as const]),
        ],
        buttons: [{ label: 'Open operations', url: `${ctx.origin}/admin/operations` }],
        footer: ['You get this because you operate this site: once when it begins and once when it ends.'],
        settingsUrl: settingsUrl(ctx),
      },
    };
  },
} satisfies Partial<Writers>;
