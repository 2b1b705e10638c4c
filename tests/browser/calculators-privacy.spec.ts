import type { Page, Request } from '@playwright/test';
import { contactThankYou } from '#firm/pages/contact.ts';
import { contactLeadForm } from '../../content/interface/contact-form.ts';
import {
  CALCULATIONS,
  calculate,
  calculationOn,
  expectFigures,
  fillFigures,
  marksOf,
  openCalculation,
  sample,
  sampleResult,
} from './calculators.ts';
import { contactLead, fillContactForm } from './lead-forms.ts';
import { expect, hydrated, test } from './support.ts';

/** Records everything that leaves the browser: addresses without the port, which is random, headers and bodies. */
function recordTraffic(page: Page): () => Promise<string> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return async () => {
    const sent = await Promise.all(
      requests.map(async (request) => [
        request.url(),
        request.postData() ?? '',
        JSON.stringify(await request.allHeaders().catch(() => ({}))),
      ]),
    );
    return sent
      .flat()
      .join('\n')
      .replaceAll(/(?<=127\.0\.0\.1|localhost):\d+/g, '');
  };
}

test('no figure leaves the browser: not by typing, calculating, printing, copying a link or opening it', async ({
  page,
  newVisitor,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  await page.addInitScript(() => {
    window.print = () => window.dispatchEvent(new Event('afterprint'));
  });
  const other = await newVisitor();
  const traffic = [recordTraffic(page), recordTraffic(other)];
  for (const name of CALCULATIONS) {
    const calculation = await openCalculation(page, name);
    await fillFigures(calculation, sample[name]);
    await calculate(calculation);
    await calculation.getByRole('button', { name: 'Print worksheet' }).click();
    await calculation.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`^${site.url}/divorce-calculators/\\?calculator=[a-z-]+#`));

    await other.goto('about:blank');
    await other.goto(link);
    const shared = calculationOn(other, name);
    await expect(shared.getByRole('article')).toContainText(sampleResult[name]);
    await expectFigures(shared, sample[name]);
  }
  expect(await other.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    '#',
  );
  // Leaving the page sends whatever waits for that.
  for (const visitor of [page, other]) await visitor.goto('/fees/');
  const last = await page.request.get('/divorce-calculators/');
  await expect.poll(() => site.output()).toContain(last.headers()['x-request-id']);
  const sent = (await Promise.all(traffic.map((all) => all()))).join('\n') + site.stableOutput();
  expect(sent).toContain('/divorce-calculators/');
  for (const mark of CALCULATIONS.flatMap(marksOf)) expect(sent).not.toContain(mark);
});

test('figures go into a request only when asked, for the visitor to change first', async ({ page, site }) => {
  const traffic = recordTraffic(page);
  const name = 'alimony-estimate';
  const calculation = await openCalculation(page, name);
  await fillFigures(calculation, sample[name]);
  await calculate(calculation);
  await calculation.getByRole('button', { name: 'Send these figures with my request' }).click();
  await expect(page).toHaveURL(`${site.url}/contact/#consultation`);
  await expect(page.getByRole('region', { name: contactLeadForm.heading })).toBeFocused();
  const message = page.getByLabel('Your message');
  await expect(message).toHaveValue(/^My figures from the divorce calculators:[\s\S]*\$1,400 a month/);
  await page.reload();
  await hydrated(page);
  await expect(message).toHaveValue(/^My figures/);
  await message.fill('Please call me in the evening.');
  const sent = await traffic();
  for (const mark of marksOf(name)) expect(sent).not.toContain(mark);
  await page.reload();
  await hydrated(page);
  await expect(message).toHaveValue('Please call me in the evening.');
});

test('a sent draft does not come back after a reload', async ({ page }) => {
  const calculation = await openCalculation(page, 'alimony-estimate');
  await fillFigures(calculation, sample['alimony-estimate']);
  await calculate(calculation);
  await calculation.getByRole('button', { name: 'Send these figures with my request' }).click();
  await fillContactForm(page, contactLead());
  await page.getByRole('button', { name: contactLeadForm.submit.idle }).click();
  await expect(page.getByRole('heading', { name: contactThankYou.received })).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, history.state]));
  expect(kept).not.toContain('My figures');
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Your message')).toHaveValue('');
});
