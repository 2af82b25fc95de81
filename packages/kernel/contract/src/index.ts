export * from './access.ts';
export * from './block.ts';
export * from './brand.ts';
export * from './call.ts';
export { emailAddressMaximum, isEmailAddress } from './email-address.ts';
export * from './hub.ts';
export * from './issues.ts';
export { likedCursor } from './liked-cursor.ts';
export * from './kernel-refusals.ts';
export * from './refusal.ts';
export * from './roles.ts';
export * from './safe-url.ts';
export * as scalars from './scalars.ts';
export * from './installation.ts';
export * from './kernel-calls.ts';
export * from './operation.ts';
export {
  blankPath,
  type DrawnPage,
  type InsideAnswer,
  lookCookie,
  lookHeader,
  type PageDrawer,
  type PageRequest,
  tooHeavyToDraw,
} from './page-drawer.ts';
export { type SearchCall, type SearchHit, searching, searchLimits } from './search.ts';
export { counted, fill } from './fill.ts';
export { kernelTexts, type LogTexts } from './texts.ts';
export { webAddress } from './web-address.ts';
