import type { ThemeName } from './messages.ts';

/** What the script of 403.2 speaks, which websites may have pinned: penpal's calls on this channel. */
export const firstChannel = 'pausenplatz-embed-1';
export const firstVersion = 1;

/** What such a widget offers to its frame. */
export interface FirstWidget {
  hello(version: number): { theme: ThemeName };
  resize(height: number): void;
  event(name: string, detail: unknown): void;
}
