interface Code {
  readonly size: number;
  /** A path of one unit for each dark module. */
  readonly path: string;
}

/** An address as a QR code; the encoder loads with the first one. */
export async function codeFor(address: string): Promise<Code> {
  const { encode } = await import('uqr');
  const { size, data } = encode(address, { border: 0 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}
