/** An address of the list. Renders nothing: route.tsx, its parent, shows the list of every address. */
export default function ListAddress() {
  return null;
}
