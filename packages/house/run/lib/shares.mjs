// What each part of the product costs the whole run. Clocks differ from machine to machine and from hour to hour: what is judged is
// a share of the same run.
import { inRoot, readJson } from './system.mjs';

/** A further feature may take so much of all seconds that tests take: about 45 s of a run of 1,200 s. */
const shareOfOne = 0.04;

/** What is no feature and was larger when the rule came; shares move by a fifth from run to run, and these leave room for that. */
const larger = { server: 0.25, e2e: 0.35, house: 0.1, embed: 0.05 };

/** A feature that was larger says so in its package.json; such a share only ever gets smaller. */
function shareOf(part) {
  const own = readJson(inRoot('packages/features', part, 'package.json'))?.testShare;
  return own ?? larger[part] ?? shareOfOne;
}

const dearestShown = 3;

/** A file's feature, kernel package or host. */
export function sliceOf(path) {
  return /^(?:packages\/(?:features|kernel)|packages|apps)\/([^/]+)\//.exec(path)?.[1] ?? path.split('/')[0];
}

/** Seconds that the tests of each part took, dearest first, with their files; several run at once, so the sum is more than the clock's. */
export function secondsPerPart(all) {
  const parts = Map.groupBy(
    all.flatMap(({ seconds = [] }) => seconds),
    ([file]) => sliceOf(file),
  );
  return [...parts]
    .map(([part, files]) => ({ part, seconds: sum(files), files: perFile(files) }))
    .toSorted((one, other) => other.seconds - one.seconds);
}

/** A sentence for every part that takes more of the run than its share, with its dearest files. */
export function beyondTheirShare(parts) {
  const whole = parts.reduce((total, { seconds }) => total + seconds, 0);
  return parts.flatMap(({ part, seconds, files }) => {
    const share = shareOf(part);
    if (seconds <= whole * share) return [];
    const dearest = files.slice(0, dearestShown).map(([file, took]) => `${file} (${Math.round(took)} s)`);
    return [`${part} nimmt ${percent(seconds / whole)} der Zeit aller Tests, erlaubt sind ${percent(share)}: ${dearest.join(', ')}`];
  });
}

const sum = (files) => files.reduce((total, [, seconds]) => total + seconds, 0);
const percent = (share) => `${(share * 100).toFixed(1)} %`;

function perFile(files) {
  return [...Map.groupBy(files, ([file]) => file)].map(([file, times]) => [file, sum(times)]).toSorted((one, other) => other[1] - one[1]);
}
