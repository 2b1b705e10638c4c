import { keepSummariesInPlace } from './layout/keep-summaries.ts';
import { startPage } from './page-starter.ts';

// The build bundles this file into the HTML of every public page (vite.config.ts).
startPage();
keepSummariesInPlace();
