// `npm run bench -- pads`: a class of 28 that types at once in one pad, mostly at its end; what a change costs, and what is lost.
import { shareOf, startBenchSchool } from '@pausenplatz/app-server/testing/bench-school';
import type { Pad, TakenChanges } from '../src/contract/index.ts';
import { textOf } from '../src/rules/segments.ts';
import { typedChange } from '../src/rules/typed-change.ts';
import { beginWriting, receive, send, shownSegments, type Writing, written } from '../src/rules/writing.ts';

const pupils = 28;
/** Each child types so many words, a change for each, with the pause of the browser in between. */
const wordsEach = 12;
const pauseMs = 350;
/** Milliseconds that the slowest twentieth of the changes may take while everybody writes, on two cores. */
const goalMs = 600;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const school = await startBenchSchool();
try {
  const { blockId, classId } = await emptyPad();
  const tokens = await school.largeClass(classId, pupils);
  const took: number[] = [];
  const began = performance.now();
  const all = await Promise.all(tokens.map((token, index) => type(token, blockId, index + 1, took)));
  const seconds = (performance.now() - began) / 1_000;
  const pad = await read(tokens[0] ?? '', blockId);
  const text = textOf(pad.segments);
  const lost = all.flatMap((words) => words).filter((word) => !text.includes(word)).length;
  say(`${pupils} children typed ${pupils * wordsEach} words in ${seconds.toFixed(1)} s: ${lost} lost, version ${pad.version}`);
  say(`a change: median ${shareOf(took, 0.5)} ms, 95th percentile ${shareOf(took, 0.95)} ms (goal ≤ ${goalMs} ms)`);
  process.exitCode = lost === 0 && Number(shareOf(took, 0.95)) <= goalMs ? 0 : 1;
} finally {
  await school.stop();
}

/** Types as a browser does, and answers the words that were typed. */
async function type(token: string, blockId: string, pupil: number, took: number[]): Promise<string[]> {
  const pad = await read(token, blockId);
  let writing: Writing = beginWriting(pad.version, pad.segments);
  const words: string[] = [];
  for (let turn = 0; turn < wordsEach; turn += 1) {
    const word = `w${pupil}x${turn}y`;
    words.push(word);
    const text = textOf(shownSegments(writing, pupil));
    const change = typedChange(text, `${text}${word} `, null);
    if (change) writing = send(written(writing, change), `bench-${pupil}-${turn}`.padEnd(22, '-'), pupil);
    const { sent } = writing;
    if (!sent) throw new Error('Nothing to send');
    const body = JSON.stringify({ blockId, base: sent.base, key: sent.key, continues: sent.continues, change: sent.original });
    const { text: answer, ms } = await school.ask(token, 'pads/change', { method: 'POST', body });
    took.push(ms);
    const { changes } = JSON.parse(answer) as TakenChanges;
    const received = receive(writing, changes, pupil);
    if (!received) throw new Error('It came out otherwise');
    ({ writing } = received);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return words;
}

async function read(token: string, blockId: string): Promise<Pad> {
  const { text } = await school.ask(token, `pads/${blockId}`);
  return (JSON.parse(text) as { pad: Pad }).pad;
}

/** The pad of the demo school in which nobody wrote yet. */
async function emptyPad(): Promise<{ readonly blockId: string; readonly classId: string }> {
  const { rows } = await school.client.query<{ blockId: string; classId: string }>(
    `select block.id as "blockId", page.group_id as "classId" from page_block block join page on page.id = block.page_id
     where block.type = 'eduPad' order by block.position desc limit 1`,
  );
  const [pad] = rows;
  if (!pad) throw new Error('The demo school has no pad');
  return pad;
}
