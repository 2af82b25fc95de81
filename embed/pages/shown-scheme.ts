import { isThemeName, type ThemeName } from '../protocol/messages.ts';

/** What the address asks for; light, as most websites are, unless it says otherwise. `auto` goes by the visitor's system. */
export function themeIn(search: string): ThemeName {
  const theme = new URLSearchParams(search).get('theme');
  return isThemeName(theme) ? theme : 'light';
}
