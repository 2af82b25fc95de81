import { say } from './project.mjs';
import { results } from './quiet-run.mjs';

/** So many journeys of a whole run may need a second try, by name; of everything else none. */
const secondTriesAtMost = 3;
const linesShown = 60;
/** Of what a second try mended, enough to find its cause without running it again. */
const linesOfSecondTry = 24;

/** Says what failed and what to do, where a long output ends, adds up and prints the one closing line. */
export function close(all, complaints = []) {
  const sum = (key) => all.reduce((total, one) => total + (one[key] ?? 0), 0);
  const failures = all.flatMap((one) => one.failures ?? []);
  const secondTries = all.flatMap((one) => one.secondTries ?? []);
  const isShaky = secondTries.length > secondTriesAtMost;
  const more = [
    ...complaints,
    ...(isShaky ? [`${secondTries.length} Wege brauchten einen zweiten Anlauf; erlaubt sind ${secondTriesAtMost}`] : []),
  ];
  if (secondTries.length > 0) say(`\nErst im zweiten Anlauf:\n${secondTries.map(whatWasMended).join('\n')}`);
  const [first] = failures;
  if (first) say(whatToDo(first));
  const named = [...failures.map(({ title }) => title), ...more];
  if (named.length > 0) say(`\nFehlgeschlagen:\n${lines(named, '✗')}`);
  const failed = sum('failed') + more.length;
  say(`\n${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`);
  process.exit(failed === 0 && sum('passed') > 0 ? 0 : 1);
}

/** The first failure with what it printed, and the command that runs it alone; everything else stands in files. */
function whatToDo({ title, output, alone }) {
  const shown = output.split('\n').slice(0, linesShown).join('\n');
  return `\n── Zuerst gescheitert: ${title}\n\n${shown}\n\nAllein:   ${alone}\nAlles:    ${results}`;
}

function whatWasMended({ title, output }) {
  const shown = output.split('\n').slice(0, linesOfSecondTry);
  return [`  ~ ${title}`, ...shown.map((line) => `      ${line}`)].join('\n');
}

const lines = (names, sign) => names.map((name) => `  ${sign} ${name}`).join('\n');
