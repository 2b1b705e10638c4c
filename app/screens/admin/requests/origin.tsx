import type { RequestDetail } from '../../../../contract/requests.ts';
import { Facts } from './facts.tsx';

/** Where a request came from, as far as the visitor's browser told. */
export function Origin({ request }: { request: RequestDetail }) {
  const { pageSource, pagePath, origin, consent, id } = request;
  return (
    <Facts
      id="origin"
      heading="Where it came from"
      facts={[
        ['Form', pageSource],
        ['First page of the visit', origin?.landingPage],
        ['Last page, with the form', pagePath],
        ['Referrer', origin?.referrer],
        ['Campaign source', origin?.utm_source],
        ['Campaign medium', origin?.utm_medium],
        ['Campaign name', origin?.utm_campaign],
        ['Campaign term', origin?.utm_term],
        ['Campaign content', origin?.utm_content],
        ['Google click id', origin?.gclid],
        ['Consent', consent && 'Given'],
        ['Reference', id],
      ]}
    />
  );
}
