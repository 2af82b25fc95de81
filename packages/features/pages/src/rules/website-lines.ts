/** The websites of a text with one a line; people copy addresses from the browser's bar, with a path and in capitals. */
export function websitesIn(text: string): string[] {
  const lines = text.split(/\s+/).filter(Boolean);
  return [...new Set(lines.map((line) => (URL.canParse(line) ? new URL(line).origin : line)))];
}

/** Whether browsers take this for a website that may frame: https, a whole name, no path. */
export function isWebsite(value: string): boolean {
  return /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/.test(value);
}
