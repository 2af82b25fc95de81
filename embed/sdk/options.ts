import { isThemeName, type ThemeName } from '../protocol/messages.ts';
import type { Kind } from './kinds.ts';

/** What an element's attributes say, by the names of its properties. */
export interface WidgetOptions {
  readonly theme: ThemeName;
  readonly lang: string;
  /** Pixels. */
  readonly minHeight: number;
  readonly maxHeight: number | null;
  readonly loading: 'lazy' | 'eager';
  /** Empty: the frame's own. */
  readonly title: string;
  /** Loads only after a click, or `load()`. */
  readonly consent: boolean;
  readonly variant: 'button' | 'form';
  /** Own path to go on to. */
  readonly redirect: string;
  readonly label: string;
}

const everywhere = ['theme', 'lang', 'min-height', 'max-height', 'loading', 'title', 'consent'];

/** Attributes of a kind of element. */
export const attributesOf = ({ subject, choices = [] }: Kind): readonly string[] => [
  ...everywhere,
  ...choices,
  ...(subject === null ? [] : [subject]),
];

const textOf = (element: Element, name: string): string => element.getAttribute(name)?.trim() ?? '';

/** What the element shows; empty where nothing is named, or there is only one. */
export const subjectOf = (element: Element, { subject }: Kind): string => (subject === null ? '' : textOf(element, subject));

/** Reads a widget's attributes; what is missing or unreadable takes its default. */
export function readOptions(element: Element, { minHeight }: Kind): WidgetOptions {
  const text = (name: string) => textOf(element, name);
  const pixels = (name: string): number | null => {
    const value = Number.parseInt(text(name), 10);
    return value > 0 ? value : null;
  };
  const theme = text('theme');
  return {
    theme: isThemeName(theme) ? theme : 'auto',
    lang: text('lang') || 'de-CH',
    minHeight: pixels('min-height') ?? minHeight,
    maxHeight: pixels('max-height'),
    loading: text('loading') === 'eager' ? 'eager' : 'lazy',
    title: text('title'),
    consent: element.hasAttribute('consent'),
    variant: text('variant') === 'form' ? 'form' : 'button',
    redirect: text('redirect'),
    label: text('label'),
  };
}
