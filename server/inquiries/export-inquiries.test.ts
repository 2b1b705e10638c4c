import { expect, it } from 'vitest';
import { firmInput } from '../../content/derive/firm-instants.ts';
import { inquiryFilterSchema } from '../../contract/inquiries.ts';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { openInquiries } from '../../tests/support/test-inquiries.ts';
import { consultationLead, contactLead } from '../../tests/support/test-site.ts';

describeEachDatabase('the export', (open) => {
  it('has the filtered inquiries, with formulas defused and texts of any kind quoted', async () => {
    const { accept, inquiries, csv, auditEntries, at } = await openInquiries(open);
    at('2026-03-02T15:00:00Z');
    await accept('contact', {
      ...contactLead,
      origin: { landingPage: '/fees/', landedAt: '2026-03-02T14:50:00.000Z' },
      firstName: '=HYPERLINK("x")',
      message: 'one, "two"\r\nthree four',
      notice: '2026-11-24',
    });
    await accept('consultation', { ...consultationLead, phone: '+1 212 555 0101' });
    const { number = 0 } =
      (await inquiries.list(inquiryFilterSchema.parse({ search: 'ruiz' }), { limit: 1, offset: 0 }))
        .requests[0] ?? {};
    await inquiries.addNote(number, '=1+1, called back', 'mara');
    await inquiries.setState(number, 'contacted', 'ben');
    const all = await csv();
    const local = firmInput(new Date('2026-03-02T15:00:00Z')).replace('T', ' ');
    expect(all).toContain(`"${local}, mara: =1+1, called back\n${local}, ben: Contacted"`);
    expect(all, 'moments that a spreadsheet sorts').toContain(
      `,${local},2026-03-02 15:00:00,Contacted,2026-03-02 15:00:00,`,
    );
    expect(all).toContain('no consent box on this form; notice shown: version of 2026-11-24');
    expect(all).toContain('/fees/,2026-03-02 14:50:00');
    expect(all.startsWith('\uFEFFNumber,')).toBe(true);
    expect(all).toContain(`"'=HYPERLINK(""x"") Ruiz"`);
    expect(all).toContain('"one, ""two""\r\nthree four"');
    expect(all).toContain("'+1 212 555 0101");
    expect(await csv({ search: 'okafor', source: 'footer' })).not.toContain('Ruiz');
    expect((await auditEntries()).slice(0, 2)).toEqual([
      ['requests-exported', '1 requests, source footer, a search'],
      ['requests-exported', '2 requests'],
    ]);
  });

  it('has every inquiry once, however many there are', async () => {
    const { db, csv } = await openInquiries(open);
    const rows = Array.from({ length: 1203 }, (_, i) => ({ lead_id: `lead-${i}`, number: i }));
    for (const { lead_id, number } of rows) {
      const created_at = new Date(Date.UTC(2026, 0, 1) + (number >> 1) * 1000).toISOString();
      const lead = {
        email: 'x',
        phone: '1',
        consent: 0 as const,
        page_source: 'x',
        received_via: 'api' as const,
      };
      const moments = { fingerprint: 'x', created_at, updated_at: created_at };
      const values = { id: lead_id, name: `Name ${number}` };
      await db
        .insertInto('consultation_requests')
        .values({ ...lead, ...moments, ...values })
        .execute();
      await db
        .insertInto('requests')
        .values({ kind: 'consultation', lead_id, created_at, state: 'new', source: 'other', case_type: 'x' })
        .execute();
    }
    const references = (await csv())
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',').at(-1));
    expect(references).toHaveLength(1203);
    expect(new Set(references).size).toBe(1203);
  });
});
