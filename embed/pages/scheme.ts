import { applyThemeSheet, leanTheme } from '@pausenplatz/kernel-ui/theme';
import type { ThemeName } from '../protocol/messages.ts';

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
let chosen: ThemeName = 'light';
let undo: (() => void) | null = null;

/** Light, dark, or as the reader's system has it. */
export function applyScheme(theme: ThemeName): void {
  chosen = theme;
  const isDark = theme === 'dark' || (theme === 'auto' && prefersDark.matches);
  undo?.();
  undo = applyThemeSheet(leanTheme({ scheme: isDark ? 'dark' : 'light' }));
  document.documentElement.style.setProperty('color-scheme', isDark ? 'dark' : 'light');
}

prefersDark.addEventListener('change', () => applyScheme(chosen));
