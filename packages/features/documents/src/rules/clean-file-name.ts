// Reserved by Windows file systems, and control characters, which no name needs.
// oxlint-disable-next-line no-control-regex
const reserved = /[<>:"/\\|?*\u0000-\u001f\u007f]/g;
// Marks that turn the reading direction can make "exe.jpg" out of "gpj.exe".
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const trailing = /[. ]+$/;
/** The first half of an emoji whose other half was cut off. */
const halfSign = /[\ud800-\udbff]$/;
const longest = 200;

/**
 * A file name that every system can store (specification section 5): reserved characters become underscores,
 * trailing dots and blanks go, and the ending survives when the name is too long.
 */
export function cleanFileName(name: string): string {
  const cleaned = name.normalize('NFC').replace(directionMarks, '').replace(reserved, '_').trim().replace(trailing, '');
  const safe = deviceName.test(cleaned) ? `_${cleaned}` : cleaned;
  if (safe === '') return 'Dokument';
  if (safe.length <= longest) return safe;
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(safe)?.[0] ?? '';
  const cut = safe.slice(0, longest - ending.length).replace(halfSign, '');
  return (cut + ending).replace(trailing, '');
}
