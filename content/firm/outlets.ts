import type { MediaLogo } from '../schema/media.ts';

/** The outlets that the home page names, with the wordmarks that the media page gives them, too. @sample news outlets */
export const mediaOutlets: readonly MediaLogo[] = [
  { name: 'The Empire Ledger', type: 'Newspaper', logo: 'The Empire Ledger', style: 'serif' },
  { name: 'Hudson Evening News', type: 'Television', logo: 'HUDSON evening', style: 'sans' },
  { name: 'Broad Street Journal', type: 'Business daily', logo: 'Broad Street Journal', style: 'serif-caps' },
  { name: 'Tri-State Tonight', type: 'Television', logo: 'TRI-STATE TONIGHT', style: 'condensed' },
  { name: 'Harborline Public Radio', type: 'Radio', logo: 'harborline', style: 'sans-light' },
  { name: 'The Borough Review', type: 'Magazine', logo: 'The Borough Review', style: 'serif-light' },
  { name: 'Docket & Bench', type: 'Legal press', logo: 'Docket & Bench', style: 'serif-ruled' },
  { name: 'The Long Table', type: 'Podcast', logo: 'the long table', style: 'sans-spaced' },
];
