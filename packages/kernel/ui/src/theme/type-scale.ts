/** Letter sizes: grown-ups read at 16 px, pupils at 18 px; in rem, so that the browser's own setting counts. */
export type Reader = 'adult' | 'pupil';

const pixels = {
  Base100: [12, 16],
  Base200: [14, 20],
  Base300: [16, 24],
  Base400: [18, 26],
  Base500: [20, 28],
  Base600: [24, 32],
  Hero700: [30, 38],
  Hero800: [36, 44],
  Hero900: [44, 52],
  Hero1000: [64, 74],
} as const;

const rem = (size: number) => `${size / 16}rem`;

/** Fluent's font size and line height tokens, scaled for the reader. */
export function typeScale(reader: Reader): Readonly<Record<string, string>> {
  const factor = reader === 'pupil' ? 1.125 : 1;
  const tokens: Record<string, string> = {};
  for (const [step, [size, line]] of Object.entries(pixels)) {
    tokens[`fontSize${step}`] = rem(size * factor);
    tokens[`lineHeight${step}`] = rem(line * factor);
  }
  return tokens;
}

const ofTheDevice = "'Segoe UI', system-ui, -apple-system, 'Helvetica Neue', Arial, sans-serif";

/** A face and what stands in for it while it is on its way; devices with Arial have no Roboto and the other way round. */
const withStandIns = (face: 'Figtree' | 'Lexend') => `'${face} Variable', '${face} from Arial', '${face} from Roboto', ${ofTheDevice}`;

export const figtree = withStandIns('Figtree');
/** The reading-ease choice in the account. */
export const lexend = withStandIns('Lexend');
