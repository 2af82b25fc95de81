import type { Api } from '@pausenplatz/kernel-browser';
import type { ComponentType } from 'react';
import { decideAccess } from './access-rule.ts';
import type { ScreenAccess, ShownBlockFile } from './feature.ts';
import { useSession } from './session-hooks.tsx';
import { slotKey, useSlot } from './slots.ts';

/** A page that stands in no group. */
export interface LoosePage {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly {
    readonly id: string;
    readonly type: string;
    readonly version: number;
    readonly position: string;
    readonly place: 'full' | 'left' | 'right';
    readonly settings: Record<string, unknown>;
  }[];
  readonly files: Readonly<Record<string, ShownBlockFile>>;
}

/** Draws blocks as somebody without a session would get them; filled by whoever has pages. */
export const loosePage = slotKey<ComponentType<{ readonly page: LoosePage }>>('host.loosePage');

/** A text as a tree of nodes, as pages hold it: whoever fills the slot knows the nodes. */
interface TextTree {
  readonly type: 'doc';
  readonly content: readonly object[];
}

/** Draws a text from its tree, never from HTML; filled by whoever has pages. */
export const drawnText = slotKey<ComponentType<{ readonly text: TextTree }>>('host.drawnText');

interface NewPage {
  readonly title: string;
  readonly groupForType: 'user' | 'class' | 'school';
  readonly groupForId: string;
  readonly parentId: string | null;
}

/** What somebody chose for a new page to begin with. */
export interface ChosenOrigin {
  readonly id: string;
  readonly title: string;
  /** Makes the page of it; rejects where the server refuses. The same key twice makes one page. */
  readonly make: (api: Api, page: NewPage, idempotencyKey: string) => Promise<{ readonly id: string; readonly url: string }>;
}

export interface PageOriginChoiceProps {
  readonly chosen: string | null;
  /** Null: what was chosen is no longer there. */
  readonly onChoose: (origin: ChosenOrigin | null) => void;
}

/** What a new page can begin with, instead of being empty. */
export interface PageOrigin {
  readonly label: string;
  readonly access: ScreenAccess;
  /** The list of which somebody chooses one. */
  readonly Choice: ComponentType<PageOriginChoiceProps>;
  /** Says that nothing was chosen. */
  readonly choose: string;
}

/** Where other features offer beginnings, in the dialog that makes a page. */
export const pageOrigins = slotKey<PageOrigin>('host.pageOrigins');

export interface PageToolProps {
  readonly page: { readonly id: string; readonly title: string; readonly hasBelow: boolean };
  readonly onClose: () => void;
}

/** Something that another feature does with a page which somebody may take a copy of. */
export interface PageTool {
  readonly label: string;
  readonly access: ScreenAccess;
  /** SVG icon component, 24 px. */
  readonly Icon: ComponentType;
  readonly Dialog: ComponentType<PageToolProps>;
}

export const pageTools = slotKey<PageTool>('host.pageTools');

/** What of a slot is for whoever is signed in; null until it is loaded. */
export function useOffered<Offer extends { readonly access: ScreenAccess }>(
  slot: ReturnType<typeof slotKey<Offer>>,
): readonly Offer[] | null {
  const session = useSession();
  return useSlot(slot)?.filter(({ access }) => decideAccess(access, session) === 'show') ?? null;
}
