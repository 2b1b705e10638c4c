type Rule = readonly [pattern: RegExp, name: string];

// In this order, because browsers name their ancestors too: Edge calls itself Chrome, and Chrome calls itself Safari.
const BROWSERS: readonly Rule[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly Rule[] = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Names browser and system of a User-Agent header, such as "Firefox on Windows": enough to know one's own devices, too
 * little to follow anyone.
 * @returns null when neither is known
 */
export function deviceOf(userAgent: string | undefined): string | null {
  const [browser, system] = [BROWSERS, SYSTEMS].map(
    (rules) => rules.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1],
  );
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? null;
}
