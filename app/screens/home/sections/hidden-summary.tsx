import { summary } from '#firm/pages/home.ts';
import { offices } from '../../../../content/derive/offices.ts';
import { streetLine } from '../../../../content/derive/street-line.ts';
import { summaryLabels } from '../../../../content/interface/home-page.ts';

/** A summary of the page for screen readers and crawlers. */
export function HiddenSummary() {
  return (
    <section aria-labelledby="summary-heading" className="sr-only">
      <h2 id="summary-heading">{summary.heading}</h2>
      <p>{summaryLabels.text}</p>
      <h3>{summaryLabels.services}</h3>
      <ul>
        {summary.services.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
      <h3>{summaryLabels.answers}</h3>
      <dl>
        {summary.answers.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <h3>{summaryLabels.offices}</h3>
      <ul>
        {offices.map(({ key, name, address, suite, city, region, postalCode, notice }) => (
          <li key={key}>
            {name}: {streetLine(address, suite)}, {city}, {region} {postalCode} {notice}
          </li>
        ))}
      </ul>
    </section>
  );
}
