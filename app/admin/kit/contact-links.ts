const EXTENSION = /(?:;|,|\s)*(?:extension|ext\.?|x|#)\s*(\d{1,7})\s*$/i;

/** A `mailto:` URL (RFC 6068). Encoded except the @, so that typed text adds no recipients or text. */
export function mailHref(email: string): string {
  return `mailto:${encodeURIComponent(email.trim()).replaceAll('%40', '@')}`;
}

/** A `tel:` URL (RFC 3966) with the extension; null when the text holds no number. */
export function phoneHref(phone: string): string | null {
  const extension = EXTENSION.exec(phone);
  const number = extension ? phone.slice(0, extension.index) : phone;
  const digits = number.replaceAll(/\D/g, '');
  if (digits.length < 3 || /\p{L}/u.test(number)) return null;
  const plus = number.trim().startsWith('+') ? '+' : '';
  return `tel:${plus}${digits}${extension ? `;ext=${extension[1]}` : ''}`;
}
