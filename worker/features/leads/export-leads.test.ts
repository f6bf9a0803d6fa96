import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { csvLine } from '../../../schema/common/csv';
import { leads } from '../../../schema/shard';
import { anonymous, db } from '../../test/factories';
import { withLead } from '../../test/leads';

describe('the export', () => {
  it('is the filtered list as CSV, named by the day, with no formulas that run', async () => {
    const { seller, change } = await withLead({ buyerName: '=HYPERLINK("x")', buyerMobile: '9876501299' });
    await change({ notes: 'two\nlines, "quoted"' });
    const answer = await seller.get('/api/leads/export');
    const text = new TextDecoder().decode(answer.body);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/filename="leads-\d{4}-\d\d-\d\d\.csv"/);
    expect(text).toContain(
      `"'=HYPERLINK(""x"")",+91 98765 01299,Test Hatchback VXi,475000,450000,INR,New,Link`,
    );
    expect(text).toContain('"two\nlines, ""quoted"""');
    const none = await seller.get('/api/leads/export?status=won');
    expect(new TextDecoder().decode(none.body).trim().split('\r\n')).toHaveLength(1);
    expect((await anonymous().get('/api/leads/export')).status).toBe(401);
  });

  it('has headings and states in Hindi for a seller who reads Hindi, and what people wrote as it is', async () => {
    const { seller } = await withLead({ buyerName: 'New Buyer', buyerMobile: '9876501297' });
    await seller.put('/api/account/language', { language: 'hi' });
    const text = new TextDecoder().decode((await seller.get('/api/leads/export')).body);
    expect(text.split('\r\n')[0]).toBe(
      'तारीख,खरीदार,मोबाइल,गाड़ी,माँगी गई कीमत,ऑफ़र,मुद्रा,स्थिति,कहाँ से,फिर से बात,नोट,मैसेज,एक्सचेंज में,एक्सचेंज किमी,एक्सचेंज मालिक,एक्सचेंज कीमत,लोन चाहिए,बजट,क्या चाहिए,आपका दाम,उनका जवाब',
    );
    expect(text).toContain('New Buyer,+91 98765 01297,Test Hatchback VXi,475000,450000,INR,नई,लिंक');
  });

  it('keeps hidden what the plan hides', async () => {
    const { seller, id } = await withLead({ buyerName: 'Hidden Name', buyerMobile: '9876501298' });
    await db.update(leads).set({ monthlyOrdinal: 51 }).where(eq(leads.id, id));
    const text = new TextDecoder().decode((await seller.get('/api/leads/export')).body);
    expect(text).not.toMatch(/Hidden Name|9876501298/);
    expect(text).toContain(',+91 ••••• •••98,');
  });
});

describe('a line of CSV', () => {
  it.each([
    '=1+1',
    '+91',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '＝1+1',
    '＋91',
    ' =1+1',
    '\u200B@x',
    '+91 98765+1',
    '+919876543210',
    '+91 98765 43210 =x',
  ])('disarms the formula in %j', (cell) => {
    expect(csvLine([cell]).replace(/^"/, '')).toMatch(/^'/);
  });

  it.each(['+91 98765 43210', '+971 501234567', '+91 ••••• •••10'])(
    'shows the number %s unchanged',
    (cell) => {
      expect(csvLine([cell])).toBe(`${cell}\r\n`);
    },
  );

  it('quotes what would end a cell, and nothing else', () => {
    expect(csvLine(['a,b', 'say "hi"', 'two\nlines', 'plain - text', -5, null])).toBe(
      '"a,b","say ""hi""","two\nlines",plain - text,-5,\r\n',
    );
  });
});
