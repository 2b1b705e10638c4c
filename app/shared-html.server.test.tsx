import { renderToString } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { Sidebar } from './screens/blog-list/sections/sidebar.tsx';
import { sharedHtml } from './shared-html.server.tsx';
import { SharedHtml, SharedPart } from './ui/shared-part.tsx';

const post = {
  id: '1',
  slug: 'a-post',
  title: 'A “post” & more',
  excerpt: '',
  author: 'The firm',
  status: 'published' as const,
  featuredImage: null,
  categories: [],
  tags: [],
  publishedAt: '2026-03-02T15:00:00.000Z',
  modifiedAt: null,
  readMinutes: 3,
};

const LAYOUT = 'layout/public-layout';
const FooterOf2026 = () => <Footer year={2026} />;
const layout = createMemoryRouter([{ id: LAYOUT, path: '/', Component: FooterOf2026 }], {
  hydrationData: { loaderData: { [LAYOUT]: { rejectedForm: null } } },
});

const rendered: string[] = [];
function Named({ name }: { name: string }) {
  rendered.push(name);
  return <p>{name} &amp; co</p>;
}

describe('a shared part', () => {
  it.each([
    [
      'the header',
      <MemoryRouter key="/" initialEntries={['/practice-areas/alimony/']}>
        <Header />
      </MemoryRouter>,
    ],
    ['the footer', <RouterProvider key="/" router={layout} />],
    [
      'the blog’s sidebar',
      <Sidebar
        key="/"
        total={1}
        categories={[{ name: 'Law & order', slug: 'law', count: 1 }]}
        recent={[post]}
        popular={[post]}
      />,
    ],
  ])('is the HTML that React makes of it in its place: %s', (_, part) => {
    const inBrowser = renderToString(part);
    for (let time = 0; time < 2; time++) {
      expect(renderToString(<SharedHtml value={sharedHtml}>{part}</SharedHtml>)).toBe(inBrowser);
    }
    expect(inBrowser).not.toBe('');
  });

  it('is rendered once for the same props, and anew for others', () => {
    const page = (name: string) =>
      renderToString(
        <SharedHtml value={sharedHtml}>
          <SharedPart as="div" className="part" part={Named} props={{ name }} />
        </SharedHtml>,
      );
    expect(page('a')).toBe('<div class="part"><p>a<!-- --> &amp; co</p></div>');
    expect(page('a')).toBe(page('a'));
    expect(page('</p><script>')).toContain('&lt;/p&gt;&lt;script&gt;');
    expect(rendered).toEqual(['a', '</p><script>']);
    // Only so many are kept.
    for (let i = 0; i < 20; i++) page(String(i));
    page('a');
    expect(rendered.filter((name) => name === 'a')).toHaveLength(2);
  });
});
