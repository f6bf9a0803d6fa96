import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../lib/run.ts';
import type { Options } from './options.ts';

/** What `npm audit` prints, also when it finds something. */
const askRegistry = (): Promise<string> =>
  promisify(execFile)('npm', ['audit', '--omit=dev', '--json'], { cwd: ROOT })
    .then(({ stdout }) => stdout)
    .catch(({ stdout = '' }) => stdout);

interface Audit {
  metadata?: { vulnerabilities: Record<string, number> };
  vulnerabilities?: Record<string, { severity: string }>;
}

/**
 * Throws for a dependency with a severe vulnerability, also in a dry run. If the registry does not answer,
 * only a dry run continues.
 */
export async function auditDependencies(
  { skipAudit, isDryRun }: Pick<Options, 'skipAudit' | 'isDryRun'>,
  say: (line: string) => void,
  ask = askRegistry,
): Promise<void> {
  if (skipAudit) return say(`Without an audit of dependencies: ${skipAudit}`);
  const { metadata, vulnerabilities = {} } = JSON.parse((await ask()) || '{}') as Audit;
  if (!metadata) {
    if (!isDryRun)
      throw new Error('The registry did not answer the audit: try again, or give --skip-audit a reason');
    return say('  lack  the audit of dependencies could not be asked');
  }
  const { high = 0, critical = 0 } = metadata.vulnerabilities;
  if (high + critical === 0) return say('  have  no dependency with a severe vulnerability');
  const severe = Object.entries(vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name]) => name);
  throw new Error(
    `Severe vulnerabilities in ${severe.join(', ')}: see npm audit, or give --skip-audit a reason`,
  );
}
