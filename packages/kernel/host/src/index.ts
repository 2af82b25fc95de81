export { decideAccess, initialPasswordPath, signInPathFor } from './access-rule.ts';
export {
  type BackgroundState,
  drawnBackground,
  type ShownBackground,
  showScreenBackground,
  useBackground,
  useShownBackground,
} from './background.ts';
export { type BlockFace, blockFaces, blockView, fillBlockViews } from './block-faces.ts';
export { type Diagnosed, diagnosed, type Diagnosis, type Finding } from './diagnosis.ts';
export { facesOf } from './faces-of.ts';
export { CapabilitiesProvider, type HostAppearance, type HostCapabilities, useHost } from './capabilities.ts';
export { CurrentClassProvider, useClassId, useHostClass } from './current-class.ts';
export { Extra } from './extra.tsx';
export { asks } from './feature.ts';
export type {
  AskedAhead,
  BackgroundType,
  BlockEditorProps,
  BlockSurroundings,
  BlockUi,
  BannersProps,
  BlockUis,
  BlockViews,
  BlockViewProps,
  Membership,
  Opening,
  ScreenAccess,
  ScreenDefinition,
  ShownBlockFile,
  SidebarEntry,
  UiFeature,
} from './feature.ts';
export { type Answers, type FirstView, firstViewId, readFirstView } from './drawn/first-view.ts';
export type { AskFramed, FramedContent, FramedScreen } from './framed-screen.ts';
export { HomeBoard } from './home-board.tsx';
export { type HomeTile, type HomeTileProps, homeTiles } from './home-tiles.ts';
export { laterTile } from './later-tile.tsx';
export { loadParts } from './drawn-parts.ts';
export { type Loadable, loadable } from './loadable.tsx';
export { fillingsOf, loadableScreen, mountFeatures } from './mount-features.tsx';
export { type Searched, searched, type SearchPlace, type SearchSource } from './search.ts';
export {
  type ChosenOrigin,
  drawnText,
  type LoosePage,
  loosePage,
  type PageOrigin,
  type PageOriginChoiceProps,
  pageOrigins,
  type PageTool,
  type PageToolProps,
  pageTools,
  useOffered,
} from './page-slots.ts';
export { setPageTitle, usePageTitle, useShownTitle } from './page-title.ts';
export { RouteGuard } from './route-guard.tsx';
export { ScreenBoundary } from './screen-boundary.tsx';
export { SessionProvider, useCurrentUser, useSession, useSessionStore } from './session-hooks.tsx';
export { createSessionStore, type KnownSession, type SessionState, type SessionStore, type SignedInUser } from './session-store.ts';
export { fillSlot, loadSlots, type SlotFilling, slotKey, SlotsProvider, useSlot, useSlotLater } from './slots.ts';
export { askedTabs, type TabChoice, type TabScreen, type TabSource, tabSources } from './tab-choices.ts';
export { WaitingLine } from './waiting-line.tsx';
export { useScrollRules } from './use-scroll-rules.ts';
