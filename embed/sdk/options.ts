import { isThemeName, type ThemeName } from '../protocol/messages.ts';
import type { Kind } from './kinds.ts';

export interface WidgetOptions {
  readonly subject: string;
  readonly theme: ThemeName;
  readonly lang: string;
  /** Pixels. */
  readonly minHeight: number;
  readonly maxHeight: number | null;
  readonly isEager: boolean;
  /** Empty: the frame's own. */
  readonly title: string;
  readonly needsConsent: boolean;
}

export const attributes = ['theme', 'lang', 'min-height', 'max-height', 'loading', 'title', 'consent'];

/** Reads a widget's attributes; what is missing or unreadable takes its default. */
export function readOptions(element: Element, { subject, minHeight }: Kind): WidgetOptions {
  const text = (name: string, otherwise = '') => element.getAttribute(name)?.trim() || otherwise;
  const pixels = (name: string): number | null => {
    const value = Number.parseInt(text(name), 10);
    return value > 0 ? value : null;
  };
  const theme = text('theme', 'auto');
  return {
    subject: subject === null ? '' : text(subject),
    theme: isThemeName(theme) ? theme : 'auto',
    lang: text('lang', 'de-CH'),
    minHeight: pixels('min-height') ?? minHeight,
    maxHeight: pixels('max-height'),
    isEager: text('loading') === 'eager',
    title: text('title'),
    needsConsent: element.hasAttribute('consent'),
  };
}
