import { readdirSync } from 'node:fs';
import { inRoot } from './system.mjs';

const foldersIn = (path) =>
  readdirSync(inRoot(path), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const features = () => foldersIn('packages/features');
const kernel = () => foldersIn('packages/kernel');

/** What can be tested alone: a feature, a package of the kernel, a host, the house itself. */
export function sliceNames() {
  return [...new Set([...features(), ...kernel(), ...foldersIn('apps'), 'teams', 'embed', 'house', 'signalr'])].toSorted();
}

/**
 * The slices that changed files lie in. Who changes the kernel or a feature that others stand on tests all features;
 * what stands beside the features (documents, the list of packages) touches no slice.
 */
export function slicesOf(paths) {
  const touched = new Set(paths.map(sliceOf).filter((name) => name !== null && sliceNames().includes(name)));
  const isBelowFeatures = [...touched].some((name) => kernel().includes(name) || ['account', 'schools', 'documents'].includes(name));
  return [...new Set([...touched, ...(isBelowFeatures ? features() : [])])].toSorted();
}

function sliceOf(path) {
  return /^(?:packages\/(?:features|kernel)|packages|apps)\/([^/]+)\//.exec(path)?.[1] ?? /^(teams|embed)\//.exec(path)?.[1] ?? null;
}
