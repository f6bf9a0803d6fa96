// @ts-check
import { connect } from 'node:tls';
import { main } from './lib/run.mjs';

/** Fails where a site does not answer, its jobs stand still, or a certificate ends soon: `node scripts/watch.mjs <host> [<host>…]`. */
const [site, ...others] = process.argv.slice(2);
const FEWEST_DAYS = 14;
const DAY_MS = 86_400_000;

/**
 * When the certificate of a host ends (epoch milliseconds). Throws for one that is not trusted.
 * @param {string} host
 * @returns {Promise<number>}
 */
const certificateEnd = (host) =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port: 443, servername: host, timeout: 10_000 }, () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.on('error', reject);
    socket.on('timeout', () => socket.destroy(new Error(`${host} does not answer`)));
  });

/** @param {string} host */
async function certificateFault(host) {
  const days = ((await certificateEnd(host)) - Date.now()) / DAY_MS;
  return days < FEWEST_DAYS ? `the certificate of ${host} ends in ${days.toFixed(1)} days` : null;
}

/** @param {string} host */
async function healthFault(host) {
  const response = await fetch(`https://${host}/health`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(20_000),
  });
  const { status, parts = {} } = await response.json();
  const failed = Object.keys(parts).filter((part) => parts[part] !== 'ok');
  return status === 'ok' ? null : `${host}/health is ${status ?? response.status}: ${failed.join(', ')}`;
}

await main(async () => {
  if (!site) throw new Error('Name the site: node scripts/watch.mjs example.in');
  const checks = [healthFault(site), ...[site, ...others].map(certificateFault)];
  const ended = await Promise.allSettled(checks);
  const faults = ended.flatMap((each) =>
    each.status === 'fulfilled' ? (each.value ?? []) : each.reason.message,
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  console.log(`${site} answers, its jobs run, and its certificates hold`);
});
