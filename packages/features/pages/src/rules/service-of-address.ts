import { videoAddress } from '../contract/video-address.ts';
import type { Service } from '../contract/services.ts';

const known: readonly (readonly [hosts: RegExp, service: Service])[] = [
  [/(^|\.)(youtube|youtube-nocookie)\.com$|(^|\.)youtu\.be$/, 'youtube'],
  [/(^|\.)vimeo\.com$/, 'vimeo'],
  [/(^|\.)srf\.ch$/, 'srf'],
  [/(^|\.)learningapps\.org$/, 'learningapps'],
  [/(^|\.)(polypad\.amplify|mathigon)\.(com|org)$|(^|\.)polypad\.org$/, 'polypad'],
];

/** Whose content stands at an address, also where somebody frames it as any website. */
export function serviceOfAddress(url: string): Service {
  // A name may end with the dot of the root, which changes nothing.
  const hostname = new URL(url).hostname.replace(/\.$/, '');
  return videoAddress(url)?.service ?? known.find(([hosts]) => hosts.test(hostname))?.[1] ?? 'websites';
}
