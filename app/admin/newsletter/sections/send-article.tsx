import { Link } from 'react-router';
import { staffPaths } from '../../../../contract/staff-paths.ts';
import { hasStatus } from '../../kit/describe-error.ts';
import { LoadedSection } from '../../kit/loaded-section.tsx';
import { Section } from '../../kit/screen.tsx';
import { toolButton } from '../../kit/tool-button.tsx';
import { MailPreview } from '../mail-preview.tsx';
import { SendTest } from '../send-test.tsx';
import { SendToAll, sentBefore } from '../send-to-all.tsx';
import { usePreview } from '../use-newsletter.ts';

/** The mail of one article, and the steps that send it. */
export function SendArticle({ slug }: { slug: string }) {
  const preview = usePreview(slug);
  const another = (
    <Link to={staffPaths.adminNewsletter} className={toolButton('outline')}>
      Choose another article
    </Link>
  );
  if (hasStatus(preview.error, 404)) {
    return (
      <Section id="not-published" heading="This article cannot be sent" className="mt-10">
        <p className="my-3 text-sm">
          Only a published article can be sent. This one is a draft, is scheduled or has been deleted.
        </p>
        {another}
      </Section>
    );
  }
  return (
    <LoadedSection heading="Send this article" subject="The preview" tools={another} query={preview}>
      {(data) => (
        <div className="mt-3 grid gap-x-14 gap-y-8 border-t border-line pt-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <MailPreview preview={data} />
          <div className="grid content-start gap-8">
            {data.lastSent?.startedAt && (
              <p className="border-l-4 border-ornament bg-tint px-4 py-2.5 text-sm">
                {sentBefore(data.lastSent.recipients, data.lastSent.startedAt)}
              </p>
            )}
            <SendTest preview={data} />
            <SendToAll preview={data} />
          </div>
        </div>
      )}
    </LoadedSection>
  );
}
