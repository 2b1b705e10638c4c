/**
 * True for the address of sample content: empty, `#`, or on a host that ends in `.example`, which no one can own
 * (RFC 2606). It leads nowhere, so it is shown without a link.
 */
export function isSampleAddress(address: string): boolean {
  return /^#?$|^(?:https?:)?\/\/[^/?#]*\.example(?::\d+)?(?:[/?#]|$)/i.test(address);
}
