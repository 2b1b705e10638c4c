import { watchForLeaving } from './browser/leave-page.ts';

// The build bundles this file into the HTML of every page with the quick exit (vite.config.ts).
watchForLeaving();
