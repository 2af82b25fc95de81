/**
 * What each visit needs right after the start, in one chunk: the start itself stays small, and nothing here waits for a request of its own.
 * The bar without network comes with it, so that it is there when nothing can be loaded any more.
 */
export { checkAuthentication, refresh, sessionEnded } from '@pausenplatz/account/contract';
export { afterStart } from './after-start.ts';
export { PageBackground } from './backgrounds/page-background.tsx';
export { takeOver } from './first-view/take-over.tsx';
export { ConnectionBar } from './shell/connection-bar.tsx';
