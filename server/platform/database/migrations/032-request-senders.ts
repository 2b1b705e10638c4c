import { type Kysely, sql } from 'kysely';

const BATCH = 500;

/** E-mail address and phone number of each request in one spelling, by which the others of a sender are found. */
export const requestSenders = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const column of ['sender_email', 'sender_phone']) {
      await db.schema.alterTable('requests').addColumn(column, 'text').execute();
    }
    await fill(db);
    for (const column of ['sender_email', 'sender_phone']) {
      await db.schema.createIndex(`requests_${column}`).on('requests').columns([column, 'number']).execute();
    }
  },
};

async function fill(db: Kysely<unknown>): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<{ number: number; email: string; phone: string }>`
      select requests.number, coalesce(contact.email, consultation.email) as email,
        coalesce(contact.phone, consultation.phone) as phone
      from requests
      left join contact_submissions as contact
        on requests.kind = 'contact' and contact.id = requests.lead_id
      left join consultation_requests as consultation
        on requests.kind = 'consultation' and consultation.id = requests.lead_id
      where requests.number > ${last} order by requests.number limit ${BATCH}`.execute(db);
    for (const { number, email, phone } of rows) {
      await sql`update requests set sender_email = ${emailKey(email ?? '')}, sender_phone = ${phoneKey(phone ?? '')}
        where number = ${number}`.execute(db);
    }
    const end = rows.at(-1);
    if (!end) return;
    last = end.number;
  }
}

// As contract/request-senders.ts was when this migration landed.
function emailKey(email: string): string | null {
  return email.trim().toLowerCase() || null;
}

function phoneKey(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length < 7 ? null : digits.slice(-10);
}
