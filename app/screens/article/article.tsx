import { firm } from '#firm/identity.ts';
import type { HelpTopic } from '#law/help-lines.ts';
import { streetLine } from '../../../content/derive/postal-address.ts';
import { articlePage } from '../../../content/interface/blog.ts';
import { subscribeForm } from '../../../content/interface/subscribe-form.ts';
import type { Link } from '../../../content/schema/firm.ts';
import type { Post, PostSummary } from '../../../contract/blog.ts';
import type { ResponsivePicture } from '../../../contract/pictures.ts';
import { ArticleForm } from '../../forms/article-form.tsx';
import { SubscribeForm, subscribeHeadingId } from '../../forms/subscribe-form.tsx';
import { ClosingCall } from '../../sections/closing-call.tsx';
import { Fold } from '../../sections/fold.tsx';
import { HappenedLinks } from '../../sections/happened-links.tsx';
import { HelpNow } from '../../sections/help-now.tsx';
import { button } from '../../ui/button.ts';
import styles from './article.module.css';
import { Author } from './sections/author.tsx';
import { Body } from './sections/body.tsx';
import { FeaturedPicture } from './sections/featured-picture.tsx';
import { Head } from './sections/head.tsx';
import { Related } from './sections/related.tsx';
import { CallOrSchedule, SidebarLinks } from './sections/sidebar.tsx';
import { ShareLinks } from './share-links.tsx';

interface ArticleProps {
  post: Post;
  related: readonly PostSummary[];
  /** The featured image. */
  picture: ResponsivePicture | null;
  trail: readonly Link[];
  /** The article's absolute URL. */
  url: string;
  /** The answers to "What happened?" that it fits. */
  happened?: readonly Link[];
  /** The pages with help that fit it. */
  guides?: readonly Link[];
  /** Shows the "Help now" box. */
  help?: HelpTopic | undefined;
}

/** An article with its header, sidebar and related links. */
export function Article({
  post,
  related,
  picture,
  trail,
  url,
  happened = [],
  guides = [],
  help,
}: ArticleProps) {
  return (
    <article key={post.id}>
      <p className="mb-6 hidden justify-between border-b pb-2 text-sm print:flex">
        <strong>{firm.name}</strong>
        {streetLine(firm.address.street, firm.address.suite)}, {firm.address.city} · {firm.phone.display}
      </p>
      <header className={styles.hero}>
        <div className="page">
          <Head post={post} trail={trail} />
          {picture ? (
            <FeaturedPicture picture={picture} alt={post.featuredImageAlt ?? ''} />
          ) : (
            <div aria-hidden="true" className={styles.stage}>
              <div className={styles.drawing} />
            </div>
          )}
          <details className={`${styles.ask} no-print lg:unfold`}>
            <summary className={button('primary', 'on-dark')}>{articlePage.ask}</summary>
            <ArticleForm title={post.title} />
          </details>
        </div>
      </header>
      <div className={`page ${styles.columns}`}>
        <div>
          {help && (
            <HelpNow
              about={help}
              shape={help === 'children' ? 'folded' : undefined}
              className="no-print mb-6"
            />
          )}
          <HappenedLinks answers={happened} className="mb-4 md:mb-6" />
          <Body post={post} />
          <HappenedLinks answers={[]} help={guides} className="mt-8" />
          <ShareLinks title={post.title} url={url} />
          <Author name={post.author} />
        </div>
        <aside className="no-print [&_h2]:text-xl">
          <CallOrSchedule />
          <section aria-labelledby={subscribeHeadingId}>
            <Fold label={subscribeForm.heading}>
              <SubscribeForm />
            </Fold>
          </section>
          <SidebarLinks />
        </aside>
      </div>
      <Related posts={related} />
      <ClosingCall text={articlePage.closing} />
    </article>
  );
}
