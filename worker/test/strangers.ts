import { visitDays } from '../features/visits/visit-times';
import { submit } from './html-forms';
import { pageClient } from './pages';

interface Words {
  vehicleId: string;
  /** Of the seller's page. */
  username: string | null;
  /** What a reporter writes. */
  report: string;
  buyerName: string;
  buyerMobile: string;
}

/** A visitor reports a listing, complains about it and about its seller, and asks to see the vehicle. */
export async function writeAsStranger({ vehicleId, username, report, ...buyer }: Words): Promise<void> {
  const page = `/vehicle/${vehicleId}`;
  await submit(pageClient(), `${page}/report`, { reason: 'other', details: report });
  for (const about of [page, `/${username}`]) {
    await submit(pageClient(), '/grievances', { kind: 'listing', about, details: 'The price is wrong' });
  }
  const [, day = ''] = visitDays(Date.now());
  await submit(pageClient(), `${page}/visit`, { day, part: 'morning', ...buyer });
}
