import { AppError } from '../../../schema/errors';
import type { Ctx } from '../../context';
import { isRobot } from '../views/views.service';
import { countScan, findTarget } from './links.queries';

/**
 * The path that a code leads to now. A visit is counted as a scan unless a program makes it. Throws not_found (404) for a code
 * that is not in use.
 */
export async function followCode(ctx: Ctx, code: string, isVisit: boolean): Promise<string> {
  const isScan = isVisit && !isRobot(ctx.client.userAgent);
  const target = await (isScan ? countScan : findTarget)(ctx.db, code);
  if (target?.republishedVehicleId) return `/republished/${target.republishedVehicleId}`;
  if (target?.vehicleId) return `/vehicle/${target.vehicleId}`;
  throw new AppError('not_found', 'This code is not in use');
}
