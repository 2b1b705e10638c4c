import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ContactForm } from './contact-form.tsx';

const id = 'frame/public-layout';
const Form = () => <ContactForm onAccepted={() => {}} />;
const Page = createRoutesStub([{ id, path: '/', Component: Form }]);

/** The form as the server sends it. */
function markup(): string {
  return renderToStaticMarkup(<Page hydrationData={{ loaderData: { [id]: { emailService: {} } } }} />);
}

describe('the contact form', () => {
  it('has no box to tick', () => {
    expect(markup()).toContain('name="message"');
    expect(markup()).not.toMatch(/type="checkbox"|name="consent"/);
  });

  it('says beside its button how the firm may answer', () => {
    expect(markup()).toMatch(
      /you agree that we may answer by phone, text message or email.*href="\/privacy\/"/,
    );
  });
});
