/** The parts of the list that work as plain HTML. */
export { Results } from './sections/results.tsx';
export { Sidebar } from './sections/sidebar.tsx';
