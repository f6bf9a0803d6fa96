import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, relativeTime } from './dates';

describe('times are Indian', () => {
  it('changes the date at midnight in Kolkata', () => {
    expect(formatDate('2026-11-04T18:29:59Z')).toBe('4 Nov 2026');
    expect(formatDate('2026-11-04T18:30:00Z')).toBe('5 Nov 2026');
    expect(formatDateTime('2026-11-05T09:34:00Z')).toBe('5 Nov 2026, 3:04 pm');
    expect(formatDate('nonsense')).toBe('');
  });

  const now = '2026-11-20T12:00:00Z';
  it.each([
    ['2026-11-20T11:59:40Z', 'just now'],
    ['2026-11-20T11:59:00Z', '1 minute ago'],
    ['2026-11-20T11:55:00Z', '5 minutes ago'],
    ['2026-11-20T09:10:00Z', '2 hours ago'],
    ['2026-11-19T12:00:00Z', '1 day ago'],
    ['2026-11-01T12:00:00Z', '2 weeks ago'],
    ['2025-11-01T12:00:00Z', '1 year ago'],
    ['2026-11-20T12:05:00Z', 'in 5 minutes'],
  ])('%s -> %s', (moment, text) => expect(relativeTime(moment, now)).toBe(text));
});
