export { CapabilitiesProvider, type HostCapabilities, useHost } from './capabilities.ts';
export type {
  BackgroundType,
  BlockEditorProps,
  BlockSurroundings,
  BlockUi,
  BlockUis,
  BlockViewProps,
  ScreenAccess,
  ScreenDefinition,
  ShownBlockFile,
  SidebarEntry,
  UiFeature,
} from './feature.ts';
