import { HealthDocument } from '../../web/documents/health/health-document';
import { say } from '../../web/documents/health/words';
import { getHealth } from '../features/health/health.service';
import type { AppContext } from '../http/app-env';
import { renderSitePage } from './site.page';

const isOperator = ({ var: { ctx } }: AppContext) => ctx.actor.kind === 'user' && ctx.actor.user.isAdmin;

/** The status page for people, with the same status as for machines. */
export async function showHealth(c: AppContext): Promise<Response> {
  const health = await getHealth(c.var.ctx);
  return renderSitePage(c, {
    head: () => ({ title: say('Status'), hidden: true }),
    body: <HealthDocument health={health} forOperator={isOperator(c)} />,
    status: health.status === 'degraded' ? 503 : 200,
  });
}
