import { ApiError, orNull } from './api.ts';
import { domainsOf } from './resources.ts';
import type { Deployment } from './step.ts';

const isRefused = async (answer: Promise<unknown>): Promise<string | null> =>
  answer.then(
    () => null,
    (error) => {
      if (error instanceof ApiError) return error.message;
      throw error;
    },
  );

interface Record {
  type: string;
  content: string;
}

/** What a host already points to; next to such a record, a Worker or a bucket is refused (100117). */
async function recordsOf({ tools: { api }, zone }: Deployment, host: string): Promise<string> {
  const found = await api.all<Record[]>(`/zones/${zone}/dns_records?name=${host}`);
  return found
    .filter(({ type }) => ['A', 'AAAA', 'CNAME'].includes(type))
    .map(({ type, content }) => `${type} ${content}`)
    .join(', ');
}

/** What only a person can change in the account, each with instructions. Reads only. */
export async function missingFrom(deployment: Deployment): Promise<string[]> {
  const { tools, options, target } = deployment;
  const { api } = tools;
  const missing: string[] = [];
  const noAnalytics = await isRefused(api.query('SELECT 1'));
  if (noAnalytics) {
    missing.push(
      `Analytics Engine is off: enable it once in the dashboard, Workers & Pages → Analytics Engine (${noAnalytics})`,
    );
  }
  const images = await orNull(api.of<{ count: { allowed: number } }>('/images/v1/stats')).catch(() => null);
  if (!images || images.count.allowed === 0) {
    missing.push('Images has no plan: buy Images Paid in the dashboard, Images → Plans');
  }
  const [site] = await api.of<{ service: string }[]>(`/workers/domains?hostname=${options.domain}`);
  const record = site ? '' : await recordsOf(deployment, options.domain);
  if (record && !options.isTakingOverDns) {
    missing.push(`${options.domain} has the DNS record ${record}: remove it, or add --take-over-dns`);
  }
  const isOurs = (await domainsOf(api, target.mediaBucket)).some(
    ({ domain }) => domain === options.mediaHost,
  );
  const other = isOurs ? '' : await recordsOf(deployment, options.mediaHost);
  if (other) {
    missing.push(`${options.mediaHost} has the DNS record ${other}: remove it, or name another --media-host`);
  }
  return missing;
}
