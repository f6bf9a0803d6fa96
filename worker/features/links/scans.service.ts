import type { UserCtx } from '../../context';
import type { LinkRow } from './links.queries';

/**
 * The person's codes with up-to-date scans: the database has them as of the last flush. As stored, if the
 * seller's object does not respond.
 */
export async function withScans<Row extends LinkRow>(ctx: UserCtx, rows: Row[]): Promise<Row[]> {
  if (rows.length === 0) return rows;
  try {
    const scans = await ctx.viewCounts.scans(
      ctx.actor.user.id,
      rows.map(({ code }) => code),
    );
    return rows.map((row) => {
      const counted = scans.get(row.code);
      if (!counted) return row;
      return { ...row, scanCount: counted.total, scanDays: { ...row.scanDays, ...counted.days } };
    });
  } catch (error) {
    console.error('scans: the object does not answer', error);
    return rows;
  }
}
