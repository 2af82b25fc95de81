/** Reads a QR code out of a picture; null when there is none. */
type Decode = (picture: ImageData) => Promise<string | null>;

/** The browser's own reader as far as we use it; it is not in TypeScript's library yet. */
interface Detector {
  detect(picture: ImageData): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

/** The browser's own reader where it has one (Android, ChromeOS, macOS), otherwise jsQR, which loads only then. */
export async function openDecoder(): Promise<Decode> {
  const own = ownDetector();
  if (own) return async (picture) => (await own.detect(picture).catch(() => []))[0]?.rawValue ?? null;
  const { default: jsQr } = await import('jsqr');
  return async ({ data, width, height }) => jsQr(data, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null;
}

function ownDetector(): Detector | null {
  if (!('BarcodeDetector' in globalThis)) return null;
  try {
    // A class that TypeScript does not know yet; some systems have it without the format and throw.
    const Class = Reflect.get(globalThis, 'BarcodeDetector') as DetectorClass;
    return new Class({ formats: ['qr_code'] });
  } catch {
    return null;
  }
}
