/** The card of the 404 page. */
export const notFound = {
  heading: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  help: 'The address may have been mistyped, or the page may have moved. These are good places to go on.',
  links: [
    { label: 'Home', href: '/' },
    { label: 'Practice Areas', href: '/practice-areas/' },
    { label: 'Contact', href: '/contact/' },
  ],
  seo: { title: 'Page not found', description: 'There is no page at this address.', noindex: true },
};
