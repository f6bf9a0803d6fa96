import { expect, it } from 'vitest';
import { requestsByRoute, requestsByVersion, slowStatements, usesByName } from './analytics-sql';
import { COLUMNS } from './points';

// A stubbed provider cannot show what was counted, so this checks the conditions in the query.
it('a failure is an answer of 500 or above, counted with its weight', () => {
  const { status, weight } = COLUMNS;
  const times = `_sample_interval * ${weight}`;
  const failed = `SUM(IF(${status} >= 500, ${times}, 0)) AS failed`;
  expect(requestsByVersion('points', 0)).toContain(failed);
  expect(requestsByRoute('points', 0)).toContain(failed);
  expect(requestsByRoute('points', 0)).toContain(`SUM(IF(${status} = 503, ${times}, 0)) AS unavailable`);
  expect(requestsByRoute('points', 0)).toContain(
    `quantileExactWeighted(0.95)(${COLUMNS.ms}, ${times}) AS p95`,
  );
  expect(usesByName('points', 'image', 0)).toContain(`SUM(${times}) AS times`);
});

it.each([
  ['requestsByVersion', requestsByVersion('points', 90_061_999), 'request'],
  ['requestsByRoute', requestsByRoute('points', 90_061_999), 'request'],
  ['slowStatements', slowStatements('points', 90_061_999), 'statement'],
  ['usesByName', usesByName('points', 'message', 90_061_999), 'message'],
])('%s counts points of its own kind, since the second asked for', (_, query, kind) => {
  expect(query).toContain(`FROM points WHERE ${COLUMNS.kind} = '${kind}' AND timestamp >= toDateTime(90061)`);
});
