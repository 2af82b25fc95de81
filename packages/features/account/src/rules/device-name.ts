const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/Chrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** What a browser calls itself, in two names that people recognise: "Chrome, Windows"; null when neither is known. */
export function deviceName(userAgent: string | null): string | null {
  const named = (list: typeof browsers) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const names = [named(browsers), named(systems)].filter((name) => name !== undefined);
  return names.length === 0 ? null : names.join(', ');
}
