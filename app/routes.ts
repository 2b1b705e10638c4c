import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every URL that a React screen answers. The API is in server/app.ts. */
export default [
  layout('layout/public-layout.tsx', [
    index('screens/home/route.tsx'),
    route('contact', 'screens/contact/route.tsx'),
    route('*', 'screens/not-found/route.tsx'),
  ]),
  route('admin', 'screens/admin/route.tsx'),
] satisfies RouteConfig;
