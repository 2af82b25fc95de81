import type { BackgroundState, FirstView as FirstViewOf } from '@pausenplatz/kernel-host';
import type { Look } from './look.ts';

/** What a page of this host brings along. */
export type FirstView = FirstViewOf<Drawn>;

/** What the screen told the frame around it, and how the server took the browser to be. */
export interface Drawn {
  readonly title: string;
  readonly background: BackgroundState;
  readonly look: Look;
  /** Slots whose fillings are drawn. */
  readonly slots: readonly string[];
}
