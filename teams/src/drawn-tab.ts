/** How a tab was drawn: what the browser begins with, so that it takes over what stands there. */
export interface DrawnTab {
  /** As Teams names it. */
  readonly theme: string;
  /** Of the window, in CSS pixels. */
  readonly width: number;
  /** Slots whose fillings are drawn. */
  readonly slots: readonly string[];
}

/** How this tab looks, for the server to draw it alike: `theme=dark&width=412`. */
export const writeTabLook = ({ theme, width }: Omit<DrawnTab, 'slots'>): string =>
  new URLSearchParams({ theme, width: String(Math.round(width)) }).toString();

/** Reads what a browser sent, and takes the standard for whatever is missing or strange. */
export function readTabLook(text: string | null): Omit<DrawnTab, 'slots'> {
  const words = new URLSearchParams(text ?? '');
  const width = Number(words.get('width'));
  return { theme: words.get('theme') ?? 'default', width: width >= 0 && width < 100_000 ? width : 0 };
}

/** Element of the page with the scripts of its tab, as JSON: they load once the tab stands there. A page whose tab is not drawn has none. */
export const laterScriptsId = 'skripte-danach';

/** Element of a tab that was drawn for whoever was let in by asking for it, with what the sign-in answered, as JSON. */
export const signInAnswerId = 'anmeldung';
