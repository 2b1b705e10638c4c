import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { firm } from '#firm/identity.ts';
import { shownPages } from '../content/derive/shown-pages.ts';

/** Types are generated for the screens of pages that the firm does without, too. */
const everyPage = process.argv.includes('typegen');

function routesOf(isShown: boolean, ...routes: RouteConfigEntry[]): RouteConfigEntry[] {
  return isShown || everyPage ? routes : [];
}

const { media, reviews, blog, calculators, stray } = shownPages;

const blogRoutes = [
  // One screen for several URLs, so that pagination keeps it mounted.
  layout('screens/blog-list/route.tsx', [
    route('blog', 'screens/blog-list/list-url.tsx', { id: 'blog' }),
    route('blog/page/:page', 'screens/blog-list/list-url.tsx', { id: 'blog-page' }),
    route('category/:category', 'screens/blog-list/list-url.tsx', { id: 'category' }),
    route('category/:category/page/:page', 'screens/blog-list/list-url.tsx', { id: 'category-page' }),
  ]),
  route(':slug', 'screens/article/route.tsx'),
  route('admin/blog/preview/:token', 'screens/article/preview.tsx'),
];

const blogAdministration = [
  route('admin/newsletter', 'admin/newsletter/route.tsx', { id: 'admin-newsletter' }),
  route('admin/blog', 'admin/blog/route.tsx'),
  route('admin/blog/import', 'admin/blog/import/route.tsx'),
  route('admin/blog/terms', 'admin/blog/terms/route.tsx'),
  route('admin/blog/media', 'admin/blog/media/route.tsx'),
  // One route, so that a new post's editor stays when it is saved.
  route('admin/blog/:id', 'admin/blog/editor/route.tsx'),
];

/** Every URL that a React screen answers. Redirects are in content/derive/redirects.ts, the API is in server/app.ts. */
export default [
  layout('frame/public-layout.tsx', [
    index('screens/home/route.tsx'),
    route('practice-areas', 'screens/practice-area-list/route.tsx'),
    route('practice-areas/:slug', 'screens/practice-area/route.tsx'),
    route('what-happened', 'screens/question/route.tsx'),
    route('what-happened/:event', 'screens/what-happened/route.tsx'),
    route('attorneys', 'screens/attorneys/route.tsx'),
    ...routesOf(reviews, route('testimonials', 'screens/client-reviews/route.tsx')),
    ...routesOf(media, route('media', 'screens/media/route.tsx')),
    ...routesOf(calculators, route('divorce-calculators', 'screens/calculators/route.tsx')),
    route('contact', 'screens/contact/route.tsx'),
    route('forms', 'screens/resource/route.tsx', { id: 'forms' }),
    route('courts', 'screens/resource/route.tsx', { id: 'courts' }),
    route('procedures', 'screens/resource/route.tsx', { id: 'procedures' }),
    route('fees', 'screens/resource/route.tsx', { id: 'fees' }),
    route('deadlines', 'screens/resource/route.tsx', { id: 'deadlines' }),
    route('help-with-costs', 'screens/resource/route.tsx', { id: 'help-with-costs' }),
    route('do-it-yourself', 'screens/resource/route.tsx', { id: 'do-it-yourself' }),
    route('protection', 'screens/resource/route.tsx', { id: 'protection' }),
    route('moving-and-abduction', 'screens/resource/route.tsx', { id: 'moving-and-abduction' }),
    route('changing-and-enforcing-orders', 'screens/resource/route.tsx', { id: 'changing-orders' }),
    route('immigrants-and-language', 'screens/resource/route.tsx', { id: 'immigrants-and-language' }),
    route('often-forgotten', 'screens/resource/route.tsx', { id: 'often-forgotten' }),
    route('es', 'screens/resource/route.tsx', { id: 'spanish' }),
    route('hide-a-visit', 'screens/resource/route.tsx', { id: 'hide-a-visit' }),
    route('glossary', 'screens/glossary/route.tsx'),
    route('privacy', 'screens/resource/route.tsx', { id: 'privacy' }),
    route('terms', 'screens/resource/route.tsx', { id: 'terms' }),
    route('sitemap', 'screens/site-map/route.tsx'),
    ...routesOf(
      blog,
      route('newsletter', 'screens/newsletter/route.tsx'),
      route('newsletter/confirm', 'screens/newsletter/link-route.tsx', { id: 'newsletter-confirm' }),
    ),
    // Mails that were sent before lead here.
    route('newsletter/unsubscribe', 'screens/newsletter/link-route.tsx', { id: 'newsletter-unsubscribe' }),
    ...routesOf(firm.demonstration.shown, route('demonstration', 'screens/demonstration/route.tsx')),
    ...routesOf(
      stray,
      route('serving', 'screens/stray/serving.tsx'),
      route('test', 'screens/stray/test-page.tsx'),
    ),
    ...routesOf(blog, ...blogRoutes),
    route('*', 'screens/not-found/route.tsx'),
  ]),
  route('admin/reset', 'admin/session/reset/route.tsx'),
  // The staff's screens share the login and the loaded data.
  layout('admin/route.tsx', [
    route('admin', 'admin/dashboard/route.tsx'),
    route('admin/requests', 'admin/requests/list-route.tsx'),
    route('admin/requests/new', 'admin/requests/enter-route.tsx'),
    route('admin/requests/:number', 'admin/requests/request-route.tsx'),
    route('admin/account', 'admin/account/route.tsx'),
    route('admin/people', 'admin/people/route.tsx'),
    ...routesOf(blog, ...blogAdministration),
    route('admin/*', 'admin/not-found.tsx'),
  ]),
] satisfies RouteConfig;
