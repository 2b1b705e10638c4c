/** The labels of resource pages, by the language of their content. */
export const resourceLabels = {
  en: {
    home: 'Home',
    contents: 'On this page',
    related: 'Where to go from here',
  },
  es: {
    home: 'Inicio',
    contents: 'En esta página',
    related: 'Otras páginas',
  },
};
