import { chromium, type LaunchOptions } from '@playwright/test';
import { allHosts } from '../stack/addresses.ts';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide as on a screen with many pixels; without windows they would be moved to whole ones.
  '--font-render-hinting=none',
  // A microphone that beeps, and no camera; a browser without windows has nobody to ask whether that may be used.
  '--use-fake-device-for-media-stream=device-count=0',
  '--use-fake-ui-for-media-stream',
];

/** The browser without windows, or the one that people have, which alone knows what they set in their profile. */
function executable(hasProfile: boolean): { executablePath?: string } {
  const path = (hasProfile ? process.env['CHROMIUM_OF_PEOPLE'] : undefined) ?? process.env['CHROMIUM'];
  return path ? { executablePath: path } : {};
}

/** Sends the known names to the stack and every other name nowhere, so that nothing can leave the machine unnoticed; the machine itself is allowed. */
function resolverRules(edgePort: string | number): string {
  return [
    ...allHosts.map((host) => `MAP ${host}:443 127.0.0.1:${edgePort}`),
    'MAP * ~NOTFOUND',
    'EXCLUDE 127.0.0.1',
    'EXCLUDE localhost',
  ].join(',');
}

interface Partitioning {
  readonly ignoreDefaultArgs: string[];
  readonly args: string[];
}

/** Asked of each browser once. */
const asked = new Map<boolean, Promise<Partitioning>>();
function realPartitioning(hasProfile: boolean): Promise<Partitioning> {
  const known = asked.get(hasProfile) ?? askRealPartitioning(hasProfile);
  asked.set(hasProfile, known);
  return known;
}

/**
 * Playwright switches storage partitioning off, which real browsers have on: take its list of switched-off features
 * and put it back without that one.
 */
async function askRealPartitioning(hasProfile: boolean): Promise<Partitioning> {
  const probe = await chromium.launchServer({ ...executable(hasProfile), args: quiet });
  const given = probe.process().spawnargs.filter((argument) => argument.startsWith('--disable-features='));
  await probe.close();
  const kept = given
    .flatMap((argument) => argument.slice('--disable-features='.length).split(','))
    .filter((feature) => feature !== 'ThirdPartyStoragePartitioning');
  return { ignoreDefaultArgs: given, args: [`--disable-features=${kept.join(',')}`] };
}

interface LaunchSettings {
  /** False: as Playwright starts browsers, all websites share one store again. */
  readonly isPartitioned?: boolean;
  /** Somebody has set something in the profile, such as what becomes of other websites' cookies. */
  readonly hasProfile?: boolean;
}

/** How the browser of every journey, measurement and picture starts. */
export async function launchOptions(
  edgePort: string | number,
  { isPartitioned = true, hasProfile = false }: LaunchSettings = {},
): Promise<LaunchOptions> {
  const { ignoreDefaultArgs, args } = isPartitioned ? await realPartitioning(hasProfile) : { ignoreDefaultArgs: [], args: [] };
  const rules = `--host-resolver-rules=${resolverRules(edgePort)}`;
  // Without a locale that knows umlauts Chromium calls every download with one in its name just "download".
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  return { ...executable(hasProfile), env, ignoreDefaultArgs, args: [...quiet, ...args, '--ignore-certificate-errors', rules] };
}
