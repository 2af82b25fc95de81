/**
 * Messages between a widget on a foreign website and its frame. Each is an object with this mark; whatever lacks it, or has
 * another shape, is somebody else's and is dropped. They hold no names and no secrets.
 */
export const mark = 2;

/** How a frame knows who stands around it: `?widget=2` speaks these messages, `none` is a plain iframe. */
export const widgetParameter = 'widget';

/** Heights in pixels that a frame may ask for, and how often per second. */
export const heightLimits = { minimum: 40, maximum: 20_000, perSecond: 10 } as const;

const errorCodes = ['TIMEOUT', 'BLOCKED', 'NOT_FOUND', 'FORBIDDEN', 'OFFLINE', 'VERSION'] as const;
export type ErrorCode = (typeof errorCodes)[number];

const themeNames = ['light', 'dark', 'auto'] as const;
export type ThemeName = (typeof themeNames)[number];

/** What a frame draws: never `auto`, which the widget has made out. */
export type Scheme = Exclude<ThemeName, 'auto'>;

/** What a frame tells the widget around it. */
export type FrameMessage =
  /** First after each load; whoever hears it may be anybody, so it says nothing. */
  | { readonly type: 'hello' }
  | { readonly type: 'ready'; readonly title: string }
  | { readonly type: 'height'; readonly height: number }
  /** Somebody opened an own path of the product out of the frame, in a tab of its own. */
  | { readonly type: 'navigate'; readonly path: string }
  | { readonly type: 'error'; readonly code: ErrorCode }
  /** Somebody opened a door of a calendar: its number. */
  | { readonly type: 'door'; readonly door: number }
  /** Nothing speaks against showing the page here. */
  | { readonly type: 'fine' };

/** What a widget tells its frame: the answer to `hello`, and each change of the website's look. */
interface WidgetMessage {
  readonly type: 'options';
  readonly theme: Scheme;
}

type Fields = Readonly<Record<string, unknown>>;

/** A message of a frame, or null for anything that is none. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  const { type, title, height, path, code, door } = fieldsOf(data);
  if (type === 'hello' || type === 'fine') return { type };
  if (type === 'ready' && typeof title === 'string') return { type, title: title.slice(0, 200) };
  const clamped = clampHeight(height);
  if (type === 'height' && clamped !== null) return { type, height: clamped };
  if (type === 'navigate' && isOwnPath(path)) return { type, path };
  if (type === 'error' && isErrorCode(code)) return { type, code };
  if (type === 'door' && typeof door === 'number' && Number.isInteger(door)) return { type, door };
  return null;
}

/** A message of a widget, or null for anything that is none. */
export function readWidgetMessage(data: unknown): WidgetMessage | null {
  const { type, theme } = fieldsOf(data);
  return type === 'options' && (theme === 'light' || theme === 'dark') ? { type, theme } : null;
}

/** Own fields of a marked message; inherited ones count for nothing. */
function fieldsOf(data: unknown): Fields {
  if (typeof data !== 'object' || data === null) return {};
  const fields: Fields = { ...data };
  return fields['pausenplatz'] === mark ? fields : {};
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

/** An own path of the product, as it may be told to a website. */
export function isOwnPath(path: unknown): path is string {
  // oxlint-disable-next-line no-control-regex -- control characters are what must not pass.
  return typeof path === 'string' && path.length <= 500 && /^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(path);
}
