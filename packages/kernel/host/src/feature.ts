import type { Api } from '@pausenplatz/kernel-browser';
import type { AnyCall, BlockType, InputOf, OutputOf, Role, SettingsOf } from '@pausenplatz/kernel-contract';
import type { ComponentType } from 'react';
import type { SignedInUser } from './session-store.ts';
import type { SlotFilling } from './slots.ts';
import type { TabScreen } from './tab-choices.ts';

/** Backgrounds of the specification, section 2; the value carries the colour, pattern or picture name. */
export type BackgroundType =
  | 'pages'
  | 'tools'
  | 'learn'
  | 'yellow'
  | 'color'
  | 'pattern'
  | 'picture'
  | 'user'
  | 'own'
  | 'weekly'
  | 'page'
  | 'gradient'
  | 'default';

/** Who gets in: everybody, whoever is signed in, or certain roles. */
export type ScreenAccess = 'public' | 'login' | readonly [Role, ...Role[]];

/** A reading call that a screen makes as soon as it is shown. */
export interface AskedAhead {
  readonly call: AnyCall;
  readonly input: never;
  /** Loads what the answer is shown with. */
  readonly shows: (answer: never, fillings: readonly SlotFilling[]) => Promise<unknown>;
}

/** A link that somebody is about to open. */
export interface Opening {
  readonly parameters: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  readonly user: SignedInUser | null;
  /** The class that the host works with; null until somebody chose one. */
  readonly classId: string | null;
}

interface LoadedScreen {
  readonly Screen: ComponentType;
  /** What it asks first; asked when somebody is about to open it. */
  readonly ahead?: (opening: Opening) => readonly AskedAhead[];
  /** Parts that only some of what it shows needs, such as views of rare blocks; each loads when it is drawn. */
  readonly fills?: readonly SlotFilling[];
}

/** `asks(getPage, { url })`, for `ahead`; `shows` loads parts of the screen that hang on the answer. */
export const asks = <C extends AnyCall>(
  call: C,
  input: InputOf<C>,
  shows: (answer: OutputOf<C>, fillings: readonly SlotFilling[]) => Promise<unknown> = async () => undefined,
): AskedAhead => ({ call, input: input as never, shows });

export interface ScreenDefinition {
  /** Path below the site root with `:name` parameters (`/seite/:id`). */
  readonly path: string;
  /** Browser title; the host adds " · Pausenplatz". */
  readonly title: string;
  readonly access: ScreenAccess;
  readonly background?: BackgroundType;
  /** The server draws it too: a browser shows it before any script has run. */
  readonly isDrawn?: true;
  /** Opened by an app that brings its own navigation: no sidebar, and no bar at the foot. */
  readonly inApp?: true;
  /** Loads the screen's code; each screen is its own chunk. */
  readonly load: () => Promise<LoadedScreen>;
}

export interface SidebarEntry {
  readonly path: string;
  readonly label: string;
  /** SVG icon component, 24 px. */
  readonly Icon: ComponentType<{ readonly className?: string }>;
  readonly access: ScreenAccess;
  readonly position: number;
  /** What waits there, such as a number; it loads after the sidebar is drawn. */
  readonly Badge?: ComponentType;
}

/** What a block's view gets: the settings, obeying the schema, and the page around it. */
export interface BlockViewProps<Settings> {
  readonly settings: Settings;
  readonly page: BlockSurroundings;
}

/** As whose member somebody looks at a page. */
export interface Membership {
  readonly classIds: readonly string[];
  /** Reads what is there for who has no session. */
  readonly visitor: Pick<Api, 'call'>;
}

/** The page around a block, as far as a block may know it. */
export interface BlockSurroundings {
  readonly pageId: string;
  /** Of the block itself, where it stands on a page: what it keeps beside its settings hangs on it. Behind a door there is none. */
  readonly blockId?: string;
  readonly files: Readonly<Record<string, ShownBlockFile>>;
  readonly children: readonly { readonly id: string; readonly name: string; readonly url: string }[];
  /** In their order; `isBefore` says of each that it comes before this page. */
  readonly siblings: readonly {
    readonly id: string;
    readonly name: string;
    readonly url: string;
    readonly isBefore?: boolean | undefined;
  }[];
  /** The pages above, outermost first. */
  readonly above?: readonly { readonly id: string; readonly name: string; readonly url: string }[];
  /** Whoever looks belongs to the page; left out where nobody knows. */
  readonly isMember?: boolean;
  /** Foreign services whose content loads here at once, or never; all others ask first. */
  readonly services?: Readonly<Record<string, 'allowed' | 'forbidden' | undefined>>;
  /** The picture of this block is likely the first one that a reader sees; all others wait until they are near. */
  readonly isSeenFirst: boolean;
  /**
   * Somebody looks at the page as a member of these classes, with a session of their own: a view that reads shows what is there for
   * every member, and nothing that is this person's. Where it is left out, whoever is signed in reads for themselves.
   */
  readonly asMember?: Membership;
}

export interface ShownBlockFile {
  readonly url: string;
  readonly name: string;
  readonly mimeType: string;
  readonly sizeBytes: number;
  readonly width: number | null;
  readonly height: number | null;
  /** Smaller versions of a picture, in pixels. */
  readonly widths: readonly number[];
  /** A tiny WebP as base64, shown until the picture is there. */
  readonly preview: string | null;
}

/** What a block's settings form gets; `onChange` is called with whole settings at every change. */
export interface BlockEditorProps<Settings> {
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
  /** Sentences at the fields, from the schema or from the server, by dotted path. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly page: BlockSurroundings;
  /** Makes a file known to the page while it is edited, right after its upload. */
  readonly addFile: (id: string, file: ShownBlockFile) => void;
}

/** The two faces of a block type: its view (light, also for framed pages) and its settings form (loaded when editing). */
export interface BlockUi<Settings> {
  readonly View: ComponentType<BlockViewProps<Settings>>;
  readonly loadEditor: () => Promise<{ readonly Editor: ComponentType<BlockEditorProps<Settings>> }>;
  /** 24 px pictogram for the catalogue. */
  readonly Icon: ComponentType<{ readonly className?: string }>;
}

/** One face for every block type of a list; a type without one does not compile. */
export type BlockUis<Blocks extends readonly BlockType[]> = { readonly [B in Blocks[number] as B['type']]: BlockUi<SettingsOf<B>> };

/** One view for every block type of a list; a type without one does not compile. */
export type BlockViews<Blocks extends readonly BlockType[]> = {
  readonly [B in Blocks[number] as B['type']]: ComponentType<BlockViewProps<SettingsOf<B>>>;
};

/** Whether a screen of this host serves a path: a banner never offers a way to nowhere. */
export interface BannersProps {
  readonly exists: (path: string) => boolean;
}

/** What a feature shows; hosts mount a list of these. */
export interface UiFeature {
  readonly name: string;
  readonly screens: readonly ScreenDefinition[];
  readonly sidebar?: readonly SidebarEntry[];
  /** Loads what the feature has to say above the screens, to whoever is signed in; together with the bars. */
  readonly loadBanners?: () => Promise<{ readonly Banners: ComponentType<BannersProps> }>;
  /** What the feature puts into places that others leave open. */
  readonly fills?: readonly SlotFilling[];
  /** The same screens under the paths of Microsoft Teams tabs. */
  readonly teamsTabs?: readonly TabScreen[];
}
