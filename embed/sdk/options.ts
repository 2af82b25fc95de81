import { isThemeName, type ThemeName } from '../protocol/messages.ts';

export interface WidgetOptions {
  readonly page: string;
  readonly theme: ThemeName;
  readonly lang: string;
  /** Pixels. */
  readonly minHeight: number;
  readonly maxHeight: number | null;
  readonly loading: 'lazy' | 'eager';
  readonly title: string;
  readonly needsConsent: boolean;
}

export const observedAttributes = ['page', 'theme', 'lang', 'min-height', 'max-height', 'loading', 'title', 'consent'];

/** Reads a widget's attributes; what is missing or unreadable takes its default. */
export function readOptions(element: Element): WidgetOptions {
  const text = (name: string, otherwise: string) => element.getAttribute(name)?.trim() || otherwise;
  const pixels = (name: string): number | null => {
    const value = Number.parseInt(element.getAttribute(name) ?? '', 10);
    return Number.isFinite(value) && value > 0 ? value : null;
  };
  const theme = text('theme', 'auto');
  return {
    page: text('page', ''),
    theme: isThemeName(theme) ? theme : 'auto',
    lang: text('lang', 'de-CH'),
    minHeight: pixels('min-height') ?? 240,
    maxHeight: pixels('max-height'),
    loading: text('loading', 'lazy') === 'eager' ? 'eager' : 'lazy',
    title: text('title', 'Seite unserer Schule'),
    needsConsent: element.hasAttribute('consent'),
  };
}
