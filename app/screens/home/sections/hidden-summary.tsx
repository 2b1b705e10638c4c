import { summary } from '#firm/pages/home.ts';
import { offices } from '../../../../content/derive/offices.ts';
import { cityLine, streetLine } from '../../../../content/derive/postal-address.ts';
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
        {offices.map((office) => (
          <li key={office.key}>
            {`${office.name}: ${streetLine(office.address, office.suite)}, ${cityLine(office)} ${office.notice ?? ''}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
