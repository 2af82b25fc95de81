/** True when `seen` (like '403.1', or null for never) is an older web version than `current`. */
export function isOlderVersion(seen: string | null, current: string): boolean {
  const [seenMajor = 0, seenMinor = 0] = (seen ?? '').split('.').map(Number);
  const [major = 0, minor = 0] = current.split('.').map(Number);
  if (Number.isNaN(seenMajor) || Number.isNaN(seenMinor)) return true;
  return seenMajor < major || (seenMajor === major && seenMinor < minor);
}
