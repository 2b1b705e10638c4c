import { keepSummariesInPlace } from './browser/keep-summaries.ts';
import { startPage } from './browser/page-starter.ts';

// The build bundles this file into the HTML of every public page (vite.config.ts).
startPage();
keepSummariesInPlace();
