export { aHost } from './a-host.ts';
export { show, type Shown } from './show.tsx';
export { aSignedInUser } from './signed-in-user.ts';
