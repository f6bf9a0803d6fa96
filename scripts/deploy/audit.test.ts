import { expect, it } from 'vitest';
import { auditDependencies } from './audit.ts';

const found = (severity: string) =>
  JSON.stringify({
    metadata: { vulnerabilities: { moderate: 1, high: 0, critical: 0, [severity]: 1 } },
    vulnerabilities: { mild: { severity: 'moderate' }, bad: { severity } },
  });

async function audit(answer: string, isDryRun: boolean, skipAudit?: string) {
  const said: string[] = [];
  await auditDependencies(
    { isDryRun, skipAudit },
    (line) => said.push(line),
    async () => answer,
  );
  return said.join('\n');
}

it.each([true, false])(
  'a severe vulnerability stops a deployment (dry run: %s), a moderate one does not',
  async (dry) => {
    for (const severity of ['high', 'critical'])
      await expect(audit(found(severity), dry)).rejects.toThrow('Severe vulnerabilities in bad:');
    expect(await audit(found('moderate'), dry)).toContain('have  no dependency');
  },
);

it('an audit that cannot be asked stops all but a dry run, which says so', async () => {
  for (const answer of ['', '{"error":{}}']) {
    expect(await audit(answer, true)).toContain('could not be asked');
    await expect(audit(answer, false)).rejects.toThrow('did not answer');
  }
});

it('is skipped only with a reason, which is printed', async () => {
  expect(await audit(found('critical'), false, 'patched by hand')).toContain('patched by hand');
});
