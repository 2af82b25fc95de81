import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { bundle, integrityOf, readReleased, readReleases, releasedFolder, sdkVersion } from './bundle.ts';
import { bundleInline } from './inline-bundle.ts';

/** Keeps the scripts of this version for ever; one that is already out cannot become another. */
const script = await bundle('iife');
const inline = await bundleInline();
const releases = readReleases();
const known = releases.find(({ version }) => version === sdkVersion);
if (known && integrityOf(script) !== known.integrity)
  throw new Error(`${sdkVersion} is published: give the script a new version (embed/bundle.ts).`);
if (!known) {
  mkdirSync(new URL(`${sdkVersion}/`, releasedFolder), { recursive: true });
  const file = new URL(`${sdkVersion}/v1.js`, releasedFolder);
  if (existsSync(file)) throw new Error(`${sdkVersion} has a file, but is not listed: ${readReleased(sdkVersion).length} characters.`);
  writeFileSync(file, script);
  writeFileSync(new URL(`${sdkVersion}/v1-inline.js`, releasedFolder), inline);
  const listed = [...releases, { version: sdkVersion, integrity: integrityOf(script), inline: integrityOf(inline) }];
  writeFileSync(new URL('versions.json', releasedFolder), `${JSON.stringify(listed, null, 2)}\n`);
}
process.stdout.write(`${sdkVersion} ${integrityOf(script)} ${integrityOf(inline)}\n`);
