import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contactThankYou } from '#firm/pages/contact.ts';
import { contactLeadForm } from '../../content/interface/contact-form.ts';
import { logIn, openAsStaff } from './admin.ts';
import { contactLead, fillContactForm } from './lead-forms.ts';
import { expect, expectAccessible, hydrated, test } from './support.ts';

const SECRET = 'a secret of at least thirty-two characters';

async function startReceiver() {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const answer = { status: 200, words: '' };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    received.push({ headers: request.headers, body });
    response.writeHead(answer.status).end(answer.words);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    received,
    answer,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

test('a request arrives by the contact form, reaches the webhook, and is found, answered, exported and deleted', {
  tag: '@database',
}, async ({ page, startSite, newVisitor }) => {
  const receiver = await startReceiver();
  const site = await startSite({ LEAD_WEBHOOK_URL: receiver.url, LEAD_WEBHOOK_SECRET: SECRET });
  const lead = contactLead();
  await page.goto(`${site.url}/contact/?utm_source=newsletter`);
  await hydrated(page);
  await fillContactForm(page, lead);
  await page.getByRole('button', { name: contactLeadForm.submit.idle }).click();
  await expect(page.getByRole('heading', { name: contactThankYou.received })).toBeVisible();

  await expect.poll(() => receiver.received.length).toBe(1);
  const { headers, body } = receiver.received[0] ?? { headers: {}, body: '' };
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const signature = createHmac('sha256', SECRET).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  expect(JSON.parse(body).data).toMatchObject({ email: lead.email, message: lead.message });

  const staff = await newVisitor({ baseURL: site.url });
  await logIn(staff);
  await staff.getByRole('tab', { name: 'Recent Contacts' }).click();
  await staff.getByRole('link', { name: 'All requests' }).click();
  await expect(staff.getByRole('heading', { name: 'Requests' })).toBeVisible();
  await staff.getByRole('searchbox').fill(lead.lastName);
  await staff.keyboard.press('Enter');
  await expect(staff).toHaveURL(/\/admin\/requests\/\?search=/);
  const link = staff.getByRole('link', { name: lead.lastName });
  await expect(link).toBeVisible();
  await expectAccessible(staff);

  await link.click();
  await expect(staff.getByRole('heading', { name: `${lead.firstName} ${lead.lastName}` })).toBeVisible();
  await expect(staff.getByText(lead.message, { exact: true }).first()).toBeVisible();
  await staff.getByRole('button', { name: 'Contacted' }).click();
  await expect(staff.getByText(/answered in/)).toBeVisible();
  await staff.getByRole('button', { name: 'New', exact: true }).click();
  await staff.getByRole('button', { name: 'Keep it' }).click();
  await expect(staff.getByText(/answered in/)).toBeVisible();
  await staff.getByRole('button', { name: 'New', exact: true }).click();
  await staff.getByRole('button', { name: 'Mark as new' }).click();
  await expect(staff.getByText(/answered in/)).toBeHidden();
  await staff.getByRole('button', { name: 'Contacted' }).click();
  await expect(staff.getByText(/answered in/)).toBeVisible();
  await staff.getByRole('textbox', { name: 'Note' }).fill('Calls back on Monday.');
  await staff.getByRole('button', { name: 'Add note' }).dblclick();
  // One, although the button was pressed twice.
  await expect(staff.getByRole('listitem').filter({ hasText: 'Calls back on Monday.' })).toContainText(
    'admin',
  );
  await expect(staff.getByRole('textbox', { name: 'Note' })).toHaveValue('');
  await staff.getByText('Read the email').first().click();
  receiver.answer.status = 503;
  await staff.getByRole('button', { name: 'Resend: Message to your other system' }).dblclick();
  await expect(staff.getByText(/^Not sent yet: the webhook refused it\. Next try/)).toBeVisible();
  Object.assign(receiver.answer, { status: 410, words: 'This matter is closed.' });
  await staff.getByRole('button', { name: 'Resend: Message to your other system' }).click();
  await expect(
    staff.getByText(/^Could not be delivered: the webhook refused it\..* \d+ attempts so far\.$/),
  ).toBeVisible();
  await staff.getByText('Technical details').click();
  await expect(staff.getByText('410 This matter is closed.')).toBeVisible();
  await expect(staff.getByText('Message to your other system resent'), 'pressed twice is once').toHaveCount(
    2,
  );
  await expect(staff.getByText(/^Saved as a file/)).toBeVisible();
  await expectAccessible(staff);

  await staff.reload();
  await expect(staff.getByRole('button', { name: 'Contacted' })).toHaveAttribute('aria-pressed', 'true');
  const saved = staff.waitForEvent('download');
  await staff.getByRole('button', { name: 'Save .eml: Email to the firm' }).click();
  expect(await readFile(await (await saved).path(), 'latin1')).toContain('Subject:');

  await staff.goBack();
  await expect(staff.getByRole('searchbox')).toHaveValue(lead.lastName);
  const exported = staff.waitForEvent('download');
  await staff.getByRole('button', { name: 'Export CSV' }).click();
  expect((await exported).suggestedFilename()).toMatch(/^requests-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await (await exported).path(), 'utf8');
  expect(csv).toContain(lead.email);
  expect(csv).toContain('Contacted');

  await staff.goto('/admin/');
  await expect(staff.getByText('No mail server is set up.')).toBeVisible();
  const notice = staff
    .getByRole('status')
    .filter({ hasText: '1 message to your other system could not be delivered' });
  await expectAccessible(staff);
  await notice.getByRole('link', { name: 'See and resend' }).click();
  await expect(staff.getByLabel('Delivery')).toHaveValue('failed');
  await expect(staff.getByText('Notification not delivered')).toBeVisible();
  receiver.answer.status = 503;
  await staff.getByRole('button', { name: 'Resend all' }).click();
  await expect(staff.getByText(/^Sending 1 message again\./)).toBeVisible();
  await expectAccessible(staff);
  const nothing = staff.getByText('No request matches the search and the filters.');
  await expect(nothing, 'the list is loaded again').toBeVisible();
  await staff.getByLabel('Delivery').selectOption('waiting');
  await expect(staff.getByText('Notification not sent yet')).toBeVisible();
  receiver.answer.status = 200;
  await staff.getByRole('button', { name: 'Resend all' }).click();
  await expect(nothing, 'the list is loaded again once they have gone').toBeVisible();
  receiver.close();
  await staff.getByLabel('Delivery').selectOption('');

  await staff.getByRole('link', { name: lead.lastName }).click();
  await staff.getByRole('button', { name: 'Delete this request' }).click();
  await expect(staff.getByRole('dialog')).toBeVisible();
  await expectAccessible(staff);
  await staff.keyboard.press('Escape');
  await expect(staff.getByRole('dialog')).toBeHidden();
  await staff.getByRole('button', { name: 'Delete this request' }).click();
  await staff.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(staff.getByText('No requests yet')).toBeVisible();
  await expectAccessible(staff);
  expect(await site.mails(), 'its file is gone too').toEqual([]);
});

test('filters are in the URL, so that a reload and Back keep them', async ({ page }) => {
  await openAsStaff(page, '/admin/requests/?state=declined&search=nobody-has-this-name');
  await expect(page.getByText('No request matches the search and the filters.')).toBeVisible();
  await expect(page.getByLabel('Status')).toHaveValue('declined');
  await expectAccessible(page);
  await page.getByLabel('Source').selectOption('footer');
  await expect(page).toHaveURL(/source=footer/);
  await page.reload();
  await expect(page.getByLabel('Source')).toHaveValue('footer');
  await page.goBack();
  await expect(page.getByLabel('Source')).toHaveValue('');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/admin\/requests\/$/);
});

test('each tab of the dashboard has a URL', { tag: '@phone' }, async ({ page }) => {
  await logIn(page);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByText(/coming soon/)).toBeVisible();
  await expect(page.getByText('No backup yet')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Meta Tags' })).toHaveAttribute('aria-selected', 'true');
});

test('a failure can be tried again, and a note that a lost session refused is added after the login', async ({
  page,
  endSession,
  problems,
  site,
}) => {
  problems.allow(/status of (401|404)|ERR_CONNECTION_REFUSED|dashboard/i);
  const lead = contactLead();
  await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(lead),
  });
  await page.route('**/api/admin/requests?*', (route) => route.abort('connectionrefused'));
  await openAsStaff(page, `/admin/requests/?search=${lead.lastName}`);
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/admin/requests?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('main'), 'the pressed button is gone').toBeFocused();
  await page.getByRole('link', { name: lead.lastName }).click();

  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveAccessibleDescription('Write a note first');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Note' }).fill('Not lost.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Not lost.');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Status: New')).toBeVisible();
  await expect(page.getByRole('button'), 'no control is printed').toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await endSession();
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Please log in again')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Password').fill('admin123');
  await page.getByRole('button', { name: 'Login' }).click();
  // The refused mutation is repeated.
  await expect(page.getByRole('listitem').filter({ hasText: 'Not lost.' })).toBeVisible();
  const note = page.getByRole('textbox', { name: 'Note' });
  await expect(note).toHaveValue('');

  let add = () => {};
  const addsLater = new Promise<void>((resolve) => {
    add = resolve;
  });
  await page.route('**/notes', (route) => addsLater.then(() => route.continue()));
  await note.fill('Called.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await note.fill('Nobody answers.');
  add();
  await expect(page.getByRole('listitem').filter({ hasText: 'Called.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add note' })).toBeEnabled();
  await expect(note, 'typed meanwhile').toHaveValue('Nobody answers.');

  await page.goto('/admin/requests/999999/');
  await expect(page.getByText('This request does not exist.')).toBeVisible();
  await expectAccessible(page);
});

test('a new request shows in the open list, the bar and the title by itself, and Back returns to its row', {
  tag: '@phone',
}, async ({ page, startSite }) => {
  const site = await startSite({ RATE_LIMIT: 'off' });
  const send = (lead: object) =>
    fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(lead),
    });
  for (let index = 0; index < 30; index++) await send(contactLead());
  await logIn(page, site.url);
  await expect(page.getByText(/^30 new, the oldest waits /)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See new requests' }).click();
  await expect(page.getByText('30 requests')).toBeVisible();
  await expect(page).toHaveTitle(/^\(30\) Requests \|/);

  const lead = contactLead();
  await send(lead);
  await expect(page.getByText('31 requests')).toBeVisible();
  await expect(page).toHaveTitle(/^\(31\) Requests/);
  const token = await page.evaluate(() => localStorage.getItem('admin-token'));
  /** The mutation of a colleague in between. */
  const change = (path: string, method: string, body: object) =>
    fetch(`${site.url}/api/admin/requests/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Basic ${token}` },
      body: JSON.stringify(body),
    });
  await change('1/state', 'PUT', { state: 'contacted' });
  await expect(page.getByText('30 requests'), 'one is answered').toBeVisible();
  const link = page.getByRole('link', { name: `${lead.firstName} ${lead.lastName}` });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveTitle(new RegExp(`${lead.lastName} – Request 31`));
  await page.goBack();
  await expect(link).toBeInViewport();
  await change('31/notes', 'POST', { text: 'Her colleague has called.' });
  await link.click();
  await expect(page.getByText('Her colleague has called.'), 'seen at the next visit').toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Requests' }).click();
  await expect(page, 'the list as it was filtered').toHaveURL(/\?state=new&order=oldest$/);
  await expect(link).toBeVisible();
});
