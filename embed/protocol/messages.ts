/** Messages between a widget on a foreign website and its framed page; one channel, versioned with the loader. */
export const channelName = 'pausenplatz-embed-1';
export const protocolVersion = 1;

/** Heights in pixels that a frame may ask for, and how often per second. */
export const heightLimits = { minimum: 40, maximum: 20_000, perSecond: 10 } as const;

export const eventNames = ['ready', 'resize', 'navigate', 'error'] as const;
export type EventName = (typeof eventNames)[number];

const errorCodes = ['TIMEOUT', 'BLOCKED', 'NOT_FOUND', 'FORBIDDEN', 'VERSION'] as const;
export type ErrorCode = (typeof errorCodes)[number];

const themeNames = ['light', 'dark', 'auto'] as const;
export type ThemeName = (typeof themeNames)[number];

/** What the website offers to the frame. Details never hold personal data. */
export interface ParentMethods {
  /** First message after each load of the frame; answers the widget's options. */
  hello(version: number): { theme: ThemeName };
  resize(height: number): void;
  event(name: string, detail: unknown): void;
  /** Opens an own path of the product in a new tab; only after a click. */
  navigateTop(path: string): void;
}

/** What the frame offers to the website. */
export interface ChildMethods {
  setOption(name: string, value: unknown): void;
  focusFirst(): void;
}

/** The height a frame may have: a whole number within the limits, or null for anything that is no height. */
export function clampHeight(height: unknown): number | null {
  if (typeof height !== 'number' || !Number.isFinite(height)) return null;
  return Math.min(heightLimits.maximum, Math.max(heightLimits.minimum, Math.ceil(height)));
}

export function isThemeName(value: unknown): value is ThemeName {
  return themeNames.some((name) => name === value);
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return errorCodes.some((code) => code === value);
}

/** An own path of the product that a frame may send the website's window to. */
export function isOwnPath(path: unknown): path is string {
  // oxlint-disable-next-line no-control-regex -- control characters are what must not pass.
  return typeof path === 'string' && path.length <= 500 && /^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(path);
}
