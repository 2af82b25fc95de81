import type { Scheme, ThemeName } from '../protocol/messages.ts';

/** Asked when it is needed: a bundler's server has no screen. */
const system = () => matchMedia('(prefers-color-scheme:dark)');

/** The scheme to draw in: the one that was asked for, else the website's own `color-scheme`, else light. */
export function schemeFor(theme: ThemeName, element: Element): Scheme {
  if (theme !== 'auto') return theme;
  const declared = getComputedStyle(element).colorScheme;
  const words =
    declared && declared !== 'normal' ? declared : (document.querySelector('meta[name=color-scheme]')?.getAttribute('content') ?? 'light');
  const isDark = /\bdark\b/.test(words) && (!/\blight\b/.test(words) || system().matches);
  return isDark ? 'dark' : 'light';
}

/** Whether text of the scheme can be read on what lies behind the element: on a plain colour of the same lightness. */
export function isReadableOn(scheme: Scheme, element: Element | null): boolean {
  for (let behind = element; behind; behind = behind.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(behind);
    if (backgroundImage !== 'none') return false;
    const lightness = lightnessOf(backgroundColor);
    if (lightness !== null) return scheme === 'dark' ? lightness < 0.22 : lightness > 0.88;
  }
  return scheme === 'light';
}

/** 0 (black) to 1 of a plain opaque colour; null where nothing is painted, and below anything for what cannot be told. */
function lightnessOf(color: string): number | null {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (/^rgba?\(([^)]+)\)$/.exec(color)?.[1] ?? '').split(/[\s,/]+/).map(Number);
  if (!color.startsWith('rgb') || (alpha > 0 && alpha < 1)) return Number.NaN;
  return alpha === 0 ? null : (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
}

/** Tells when the website changes its look: by the system's setting, or by a switch of its own. */
export function watchLook(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  for (const root of [document.documentElement, document.body]) observer.observe(root, { attributes: true });
  const scheme = system();
  scheme.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    scheme.removeEventListener('change', onChange);
  };
}
