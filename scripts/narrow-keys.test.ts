import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Keys that the owner of an IPv6 /48 can choose among 65,536 of, or that a client chooses itself. Whatever is
 * limited or counted must be keyed by the site (`client.site`, `by: 'site'`), or have its reason here.
 */
const NARROW = [
  /\bclient\.(?:network|visitor)\b/,
  /\bunhashed\.(?:network|visitor)\b/,
  /(?:const|let) \{[^}]*\b(?:network|visitor)\b[^}]*\} = (?:\w+\.)*(?:client|unhashed)\b/,
  /\bby: '(?:network|visitor)'/,
];

const REASONS: Record<string, string> = {
  'worker/context.ts': 'a line of the security log: nothing is limited by it',
  'worker/http/arriving-bodies.ts': 'a share of a network within the share of its site',
  'worker/http/flood.ts': 'a visitor within the total of the site, which is asked in the same call',
  'worker/http/rate-limit.ts': 'the key of a limit, chosen where it is declared',
  'worker/features/grievances/grievances.api.ts': 'a limit of a visitor beside the total of the site',
  'worker/features/issues/issues.api.ts': 'a limit of a visitor beside the total of the site',
  'worker/features/phone-alerts/phone-alerts.api.ts': 'a limit of a visitor beside the total of the site',
  'worker/features/reports/reports.api.ts': 'a limit of a visitor beside the total of the site',
  'worker/features/auth/sms-budgets.ts': 'a budget of a network beside the one of its site',
  'worker/features/enquiries/enquiries.service.ts':
    'recognises a buyer; the limit of the site is in the same statement',
  'worker/features/leads/create-lead.service.ts':
    'recognises a buyer; the limit of the site is in the same statement',
  'worker/features/views/opened.service.ts':
    'a view of one visitor; a listing takes 100 of a network in half an hour',
};

it('a key that is narrower than the site has its reason', () => {
  const files = globSync('worker/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$|^worker\/test\//.test(file),
  );
  const found = files.filter((file) => {
    const source = readFileSync(file, 'utf8');
    return NARROW.some((key) => key.test(source));
  });
  expect(found.toSorted()).toEqual(Object.keys(REASONS).toSorted());
});
