import { contactThankYou } from '#firm/pages/contact.ts';
import { contactLeadForm } from '../../content/interface/contact-form.ts';
import { contactLead, fillContactForm, mailWith } from './lead-forms.ts';
import { expect, hydrated, test } from './support.ts';

test('the e-mail step comes first, with exactly the agreed parameters, then the save with the same id', async ({
  page,
}) => {
  const lead = contactLead();
  const calls: { path: string; body: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    calls.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() });
  });
  await page.goto('/contact/');
  await hydrated(page);
  await fillContactForm(page, lead);
  await page.getByRole('button', { name: contactLeadForm.submit.idle }).click();
  await expect(page.getByRole('heading', { name: contactThankYou.received })).toBeVisible();

  expect(calls.map(({ path }) => path)).toEqual(['/api/v1.0/email/send', '/api/contact']);
  const [email, save] = calls.map(({ body }) => body);
  expect(Object.keys(email ?? {}).sort()).toEqual(
    ['lib_version', 'service_id', 'template_id', 'template_params', 'user_id'].sort(),
  );
  expect(email).toMatchObject({ lib_version: '4.4.1' });
  const parameters = email?.template_params as Record<string, string>;
  expect(parameters).toEqual({
    from_name: `${lead.firstName} ${lead.lastName}`,
    first_name: lead.firstName,
    last_name: lead.lastName,
    from_email: lead.email,
    phone_number: lead.phone,
    case_type: lead.caseType,
    message: lead.message,
    page_source: 'Contact Page',
    reply_to: lead.email,
    submission_date: expect.stringMatching(/^\w+day, \w+ \d{1,2}, \d{4} at \d{1,2}:\d\d [AP]M$/),
    submission_id: save?.submissionId,
  });
});

test('with a hosted e-mail service the mail goes there, and the site keeps the lead without a second mail', async ({
  page,
  startSite,
}) => {
  const site = await startSite({
    EMAILJS_ORIGIN: 'https://mail.example',
    EMAILJS_PUBLIC_KEY: 'key',
    EMAILJS_SERVICE_ID: 'service',
    EMAILJS_TEMPLATE_ID: 'template',
  });
  const sent: unknown[] = [];
  await page.route('https://mail.example/api/v1.0/email/send', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 200, body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  const lead = contactLead();
  await page.goto(`${site.url}/contact/`);
  await hydrated(page);
  await fillContactForm(page, lead);
  const saved = page.waitForResponse('**/api/contact');
  await page.getByRole('button', { name: contactLeadForm.submit.idle }).click();
  expect((await saved).status()).toBe(201);
  await expect(page.getByText('Thank you for contacting us!', { exact: true })).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ user_id: 'key', service_id: 'service', template_id: 'template' });
  await site.stop();
  await site.restart();
  expect(await site.mails()).toEqual([]);
});

test('a browser that the e-mail client takes for a robot is refused with 451, and the lead goes to the API alone', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/e-mail was not sent: 451 Unavailable For Headless Browser/);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => true });
  });
  const lead = contactLead();
  await page.goto('/contact/');
  await hydrated(page);
  await fillContactForm(page, lead);
  const logged = page.waitForEvent('console', (message) => message.text().includes('451'));
  await page.getByRole('button', { name: contactLeadForm.submit.idle }).click();
  await expect(page.getByRole('heading', { name: contactThankYou.received })).toBeVisible();
  await logged;
  await mailWith(site, lead.message);
});
