import { followEdition } from './browser/edition.ts';

// The build bundles this file into the head of every page, before its styles, so that no other edition is painted first.
followEdition();
