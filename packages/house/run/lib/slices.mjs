import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './system.mjs';

const foldersIn = (path) =>
  readdirSync(inRoot(path), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const features = () => foldersIn('packages/features');
const kernel = () => foldersIn('packages/kernel');

/** What can be tested alone: a feature, a package of the kernel, a host, the house itself. */
export function sliceNames() {
  return [...new Set([...features(), ...kernel(), ...foldersIn('apps'), 'teams', 'embed', 'house', 'signalr'])].toSorted();
}

/** The features whose package.json names a feature. */
function standingOn(name) {
  const names = (feature) => JSON.parse(readFileSync(inRoot(`packages/features/${feature}/package.json`), 'utf8')).dependencies ?? {};
  return features().filter((feature) => `@pausenplatz/${name}` in names(feature));
}

/**
 * The slices that changed files lie in. Who changes the kernel tests all features, who changes a feature those too that stand on it;
 * what stands beside the features (documents, the list of packages) touches no slice.
 */
export function slicesOf(paths) {
  const touched = new Set(paths.map(sliceOf).filter((name) => name !== null && sliceNames().includes(name)));
  if ([...touched].some((name) => kernel().includes(name))) for (const feature of features()) touched.add(feature);
  // A set gives those that are added meanwhile as well.
  for (const name of touched) for (const feature of standingOn(name)) touched.add(feature);
  return [...touched].toSorted();
}

function sliceOf(path) {
  return /^(?:packages\/(?:features|kernel)|packages|apps)\/([^/]+)\//.exec(path)?.[1] ?? /^(teams|embed)\//.exec(path)?.[1] ?? null;
}
