import { watchForReturning } from './browser/after-leaving.ts';
import { keepSummariesInPlace } from './browser/keep-summaries.ts';
import { startHydration } from './browser/start-hydration.ts';
import { storeFirstVisit } from './forms/lead-origin.ts';

// The build bundles this file into the HTML of every public page (vite.config.ts).
watchForReturning();
storeFirstVisit();
startHydration();
keepSummariesInPlace();
