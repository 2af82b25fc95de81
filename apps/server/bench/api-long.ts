import { median, reads, residentMb, say } from './page-readers.ts';

const everySeconds = 10;
/** Until then code is compiled, connections plan their statements, and the heap takes the size that it needs. */
const warmUpMinutes = 2;
const comparedMinutes = 2;
const growthAllowed = 1.05;
/** Access tokens live for ten minutes. */
const signInEveryMinutes = 5;

/** Reads pages for so many minutes; whether memory stayed flat: the median of the last two minutes against the two after the warm-up. */
export async function staysFlat(
  server: { readonly address: string; readonly pid: number },
  signIn: () => Promise<readonly string[]>,
  minutes: number,
): Promise<boolean> {
  let tokens: readonly string[] = [];
  const samples: number[] = [];
  const speeds: number[] = [];
  while (samples.length * everySeconds < minutes * 60) {
    if ((samples.length * everySeconds) % (signInEveryMinutes * 60) === 0) tokens = await signIn();
    const { perSecond } = await reads(server.address, tokens, everySeconds);
    samples.push(residentMb(server.pid));
    speeds.push(perSecond);
    const last = speeds.slice(-60 / everySeconds);
    if ((samples.length * everySeconds) % 60 === 0)
      say(`minute ${(samples.length * everySeconds) / 60}: ${median(last).toFixed(0)}/s, ${samples.at(-1)?.toFixed(0)} MB`);
  }
  const perMinute = 60 / everySeconds;
  const early = median(samples.slice(warmUpMinutes * perMinute, (warmUpMinutes + comparedMinutes) * perMinute));
  const late = median(samples.slice(-comparedMinutes * perMinute));
  say(
    `memory after the warm-up ${early.toFixed(0)} MB, in the last minutes ${late.toFixed(0)} MB: ${(late / early).toFixed(2)} (goal ≤ ${growthAllowed}), at most ${Math.max(...samples).toFixed(0)} MB`,
  );
  return late <= early * growthAllowed;
}
