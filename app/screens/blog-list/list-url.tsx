/** A URL of the list. Renders nothing: route.tsx, its parent, shows the list of each URL. */
export default function ListUrl() {
  return null;
}
