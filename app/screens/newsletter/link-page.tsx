import { confirmPage, unsubscribePage } from '../../../content/newsletter.ts';
import type { Link } from '../../../content/types.ts';
import { paths } from '../../../contract/paths.ts';
import { button } from '../../ui/button.ts';

interface LinkPageProps {
  /** One of the two addresses that links in mail open. */
  path: string;
  /** What the button has done, when it was pressed. */
  sent: string | null;
  /** Why pressing it did not work. */
  failure: string | null;
}

interface Answer {
  heading: string;
  text: string;
  link: Link;
}

/** What a link in our mail opens: a button that does it, or what it has done. Works without JavaScript. */
export function LinkPage({ path, sent, failure }: LinkPageProps) {
  const { ask, answers } = path === paths.newsletterConfirm ? confirmPage : unsubscribePage;
  const answer = Object.entries<Answer>(answers).find(([result]) => result === sent)?.[1];
  return (
    <div className="page band">
      <div
        className={`measure border-t-2 pt-8 ${answer && sent !== 'link-unknown' ? 'border-moss' : 'border-oxblood'}`}
      >
        <h1 className="text-4xl">{(answer ?? ask).heading}</h1>
        <p className="mt-6 text-lg">{(answer ?? ask).text}</p>
        {failure && (
          <p role="alert" className="mt-6 border-oxblood border-l-4 pl-4 font-medium text-oxblood">
            {failure}
          </p>
        )}
        {answer ? (
          <a
            href={answer.link.href}
            className="link mt-8 inline-flex min-h-11 items-center font-semibold text-oxblood"
          >
            {answer.link.label}
          </a>
        ) : (
          // Posts to the address that is open, and so with the token in it.
          <form method="post" encType="multipart/form-data" className="mt-10">
            <input type="hidden" name="form" value="newsletter-link" />
            <button type="submit" className={button('primary', 'w-full sm:w-auto sm:min-w-56')}>
              {ask.submit}
            </button>
          </form>
        )}
      </div>
    </div>
  );
}
