import { summary } from '#firm/pages/home-summary.ts';
import { offices } from '../../../../content/derive/offices.ts';
import { streetLine } from '../../../../content/derive/street-line.ts';

/** A summary of the page for screen readers and crawlers. */
export function HiddenSummary() {
  return (
    <section aria-labelledby="summary-heading" className="sr-only">
      <h2 id="summary-heading">{summary.heading}</h2>
      <p>{summary.text}</p>
      <h3>{summary.servicesHeading}</h3>
      <ul>
        {summary.services.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
      <h3>{summary.answersHeading}</h3>
      <dl>
        {summary.answers.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <h3>{summary.officesHeading}</h3>
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
