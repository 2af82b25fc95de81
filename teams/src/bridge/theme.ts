import { type AppThemeTokens, loadTeamsTheme } from '@pausenplatz/kernel-ui/theme';

/** The theme that Teams names; "glass" and names of the future look like the nearest known one. */
export function loadThemeNamed(name: string): Promise<AppThemeTokens> {
  if (name === 'contrast') return loadTeamsTheme('contrast');
  return loadTeamsTheme(name === 'dark' || name === 'glass' ? 'dark' : 'default');
}
