interface ByteRange {
  readonly start: number;
  /** Last byte, included. */
  readonly end: number;
}

/** Reads a Range header with one range (RFC 9110, 14.1.2). null: send everything; 'unsatisfiable': 416. */
export function byteRange(header: string | null, sizeBytes: number): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [, first = '', last = ''] = match;
  if (first === '') {
    const length = Math.min(Number(last), sizeBytes);
    return length === 0 ? 'unsatisfiable' : { start: sizeBytes - length, end: sizeBytes - 1 };
  }
  const start = Number(first);
  const end = last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  return start >= sizeBytes || end < start ? 'unsatisfiable' : { start, end };
}
