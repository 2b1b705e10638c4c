import { blogPage } from '../../../../content/blog.ts';
import { paths } from '../../../../contract/paths.ts';
import { button } from '../../../ui/button.ts';

/** What the blog is, and a way to look something up. Without JavaScript the search is a plain form. */
export function Hero({ search }: { search: string }) {
  const { badge, title, intro, search: words } = blogPage.hero;
  return (
    <div className="border-line border-b bg-sand">
      <div className="page blog-hero">
        <div>
          <p className="eyebrow">{badge}</p>
          <h1 className="mt-4 text-4xl">{title}</h1>
          <p className="measure mt-5 text-lg text-slate">{intro}</p>
        </div>
        <search>
          <form action={paths.blog} className="blog-search">
            <label htmlFor="blog-search" className="text-sm font-medium">
              {words.label}
            </label>
            <input
              // What was typed before this code ran stays; going back brings the search that was made.
              key={search}
              id="blog-search"
              name="search"
              type="search"
              enterKeyHint="search"
              maxLength={200}
              autoComplete="off"
              defaultValue={search}
            />
            <button type="submit" className={button('primary')}>
              {words.submit}
            </button>
          </form>
        </search>
      </div>
    </div>
  );
}
