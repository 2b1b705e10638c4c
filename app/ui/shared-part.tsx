import { type ComponentType, createContext, useContext } from 'react';

/** How the server comes by the HTML of a part that it need not render again; null in a browser. */
export const SharedHtml = createContext<
  (<P extends object>(Part: ComponentType<P>, props: P) => string) | null
>(null);

interface SharedPartProps<P extends object> {
  as: 'div' | 'header';
  className: string;
  /**
   * What stands in the element. It knows its props and nothing else: neither the router nor another context, and no
   * `useId`, whose ids depend on the place in the whole page. It has no picture that is loaded at once and nothing that
   * React moves to the head: the links that it writes for these would stand in the element.
   */
  part: ComponentType<P>;
  /** Plain data. */
  props: P;
}

/**
 * A part that many pages show alike. The server renders it once and puts its HTML into all of them; in a browser it is a
 * component like any other.
 */
export function SharedPart<P extends object>({
  as: Element,
  className,
  part: Part,
  props,
}: SharedPartProps<P>) {
  const html = useContext(SharedHtml)?.(Part, props);
  if (html === undefined) {
    return (
      <Element className={className}>
        <Part {...props} />
      </Element>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React itself made of the same part
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
