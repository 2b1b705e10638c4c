import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every URL that a React screen answers. Redirects are in content/redirects.ts, the API is in server/app.ts. */
export default [
  layout('layout/public-layout.tsx', [
    index('screens/home/route.tsx'),
    route('practice-areas', 'screens/practice-area-list/route.tsx'),
    route('practice-areas/:slug', 'screens/practice-area/route.tsx'),
    route('what-happened/:event', 'screens/what-happened/route.tsx'),
    route('attorneys', 'screens/attorneys/route.tsx'),
    route('testimonials', 'screens/client-reviews/route.tsx'),
    route('media', 'screens/media/route.tsx'),
    route('divorce-calculators', 'screens/calculators/route.tsx'),
    route('contact', 'screens/contact/route.tsx'),
    route('forms', 'screens/resource/route.tsx', { id: 'forms' }),
    route('courts', 'screens/resource/route.tsx', { id: 'courts' }),
    route('procedures', 'screens/resource/route.tsx', { id: 'procedures' }),
    route('fees', 'screens/resource/route.tsx', { id: 'fees' }),
    route('hide-a-visit', 'screens/resource/route.tsx', { id: 'hide-a-visit' }),
    route('glossary', 'screens/glossary/route.tsx'),
    route('privacy', 'screens/resource/route.tsx', { id: 'privacy' }),
    route('terms', 'screens/resource/route.tsx', { id: 'terms' }),
    route('sitemap', 'screens/site-map/route.tsx'),
    route('newsletter', 'screens/newsletter/route.tsx'),
    route('newsletter/confirm', 'screens/newsletter/link-route.tsx', { id: 'newsletter-confirm' }),
    route('newsletter/unsubscribe', 'screens/newsletter/link-route.tsx', { id: 'newsletter-unsubscribe' }),
    route('serving', 'screens/stray/serving.tsx'),
    route('test', 'screens/stray/test-page.tsx'),
    // One screen with several addresses, so that turning pages keeps it mounted.
    layout('screens/blog-list/route.tsx', [
      route('blog', 'screens/blog-list/list-address.tsx', { id: 'blog' }),
      route('blog/page/:page', 'screens/blog-list/list-address.tsx', { id: 'blog-page' }),
      route('category/:category', 'screens/blog-list/list-address.tsx', { id: 'category' }),
      route('category/:category/page/:page', 'screens/blog-list/list-address.tsx', { id: 'category-page' }),
    ]),
    route(':slug', 'screens/article/route.tsx'),
    route('admin/blog/preview/:token', 'screens/article/preview.tsx'),
    route('*', 'screens/not-found/route.tsx'),
  ]),
  // The staff's screens share the login and the loaded data.
  layout('screens/admin/route.tsx', [
    route('admin', 'screens/admin/dashboard.tsx'),
    route('admin/requests', 'screens/admin/requests/list-route.tsx'),
    route('admin/requests/:number', 'screens/admin/requests/request-route.tsx'),
    route('admin/newsletter', 'screens/admin/newsletter/route.tsx', { id: 'admin-newsletter' }),
    route('admin/account', 'screens/admin/account/route.tsx'),
    route('admin/people', 'screens/admin/people/route.tsx'),
    route('admin/blog', 'screens/admin/blog/route.tsx'),
    route('admin/blog/import', 'screens/admin/blog/import/route.tsx'),
    route('admin/blog/new', 'screens/admin/blog/editor/route.tsx', { id: 'new-post' }),
    route('admin/blog/:id', 'screens/admin/blog/editor/route.tsx', { id: 'edit-post' }),
  ]),
] satisfies RouteConfig;
