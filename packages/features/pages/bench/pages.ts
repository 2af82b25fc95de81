// `npm run bench -- pages`: what opening a page costs with 10, 60 and 300 blocks, and in a school with 1, 100 and 10,000 pages; and what
// one change of a live block costs who makes it and each who reads along. Ratios are against the smallest case of the same run.
import { shareOf, startBenchSchool } from '@pausenplatz/app-server/testing/bench-school';

const rounds = Number(process.argv[2] ?? 60);
const blockCounts = [10, 60, 300] as const;
const pageCounts = [1, 100, 10_000] as const;
/** A page may take as long as so many readings of the same page in a school that has no other one. */
const schoolGoal = 1.3;
/** Thirty times the blocks may take so many times as long: each is one more row to read and to send, and no question more. */
const blockGoal = 12;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const school = await startBenchSchool();
const { client } = school;
const lea = await school.signIn('lea.brunner');
const noah = await school.signIn('noah.meier');
const missed: string[] = [];
const meet = (isMet: boolean, what: string) => {
  if (!isMet) missed.push(what);
};
try {
  const classId = await one<string>(`select group_id as value from page where url = 'klasse-3a'`);
  for (const count of blockCounts) await plantPage(`bench-${count}`, classId, count);
  await client.query('analyze');
  await byBlocks();
  await byPages(classId);
  await live();
  for (const what of missed) say(`MISSED: ${what}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  await school.stop();
}

async function one<Value>(statement: string, values: readonly unknown[] = []): Promise<Value> {
  const { rows } = await client.query<{ value: Value }>(statement, [...values]);
  const [row] = rows;
  if (!row) throw new Error(`Nothing found: ${statement}`);
  return row.value;
}

/** A page of titles, texts, links and pictures, as many of each. */
async function plantPage(url: string, classId: string, blocks: number): Promise<void> {
  await client.query(
    `insert into page (id, url, title, group_type, group_id, position, visibility, background, created_by, updated_at)
     values (left(md5($1), 22), $1, 'Seite zum Messen', 'class', $2, 'z0', 'group', '{"type":"pages"}', left(md5('bench'), 22), now())`,
    [url, classId],
  );
  await client.query(
    `insert into page_block (id, page_id, type, version, settings, position, words)
     select left(md5($1 || n), 22), left(md5($1), 22), kind.type, 1, kind.settings::jsonb, 'a' || lpad(n::text, 3, '0') || 'V', 'Worte'
     from generate_series(1, $2::int) n
     join (values
       (0, 'Title', '{"text":"Ein Titel","size":"medium","align":"start"}'),
       (1, 'Text', '{"card":true,"text":{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Was die Klasse heute liest, rechnet und schreibt."}]}]}}'),
       (2, 'LinkList', '{"links":[{"id":"a","title":"Ein Link","url":"https://schule.example","description":"Führt anderswohin"}]}'),
       (3, 'HorizontalRule', '{"style":"wave"}')
     ) kind (turn, type, settings) on kind.turn = n % 4`,
    [url, blocks],
  );
}

interface Read {
  readonly ms: number;
  readonly bytes: number;
}

async function readPage(token: string, url: string): Promise<Read> {
  const { text, ms } = await school.ask(token, `pages/get/${url}`);
  return { ms, bytes: text.length };
}

/** Pages of different length by turns, so that all meet the same machine. */
async function byBlocks(): Promise<void> {
  const times = new Map<number, number[]>(blockCounts.map((count) => [count, []]));
  const bytes = new Map<number, number>();
  for (let round = -10; round < rounds; round += 1)
    for (const count of blockCounts) {
      const read = await readPage(noah, `bench-${count}`);
      bytes.set(count, read.bytes);
      if (round >= 0) times.get(count)?.push(read.ms);
    }
  const first = median(times.get(blockCounts[0]) ?? []);
  for (const count of blockCounts) {
    const ms = median(times.get(count) ?? []);
    say(`${count} blocks: ${ms.toFixed(1)} ms (${(ms / first).toFixed(2)} ×), ${bytes.get(count)} bytes`);
    meet(ms / first <= blockGoal, `${count} blocks within ${blockGoal} × of ${blockCounts[0]}`);
  }
}

/** The same page while its school grows, beside a class page of the demo school as the measure of the machine. */
async function byPages(classId: string): Promise<void> {
  const ratios: number[] = [];
  let planted = 0;
  for (const count of pageCounts) {
    await client.query(
      `insert into page (id, url, title, group_type, group_id, position, visibility, background, created_by, updated_at)
       select 'many-' || n, 'viele-' || n, 'Seite ' || n, 'class', class.id, 'y' || n, 'school', '{"type":"pages"}', 'bench', now()
       from generate_series($1::int, $2::int) n, (select school_id from school_class where id = $3) own,
         lateral (select id from school_class where school_id = own.school_id and id <> $3 order by id offset n % 2 limit 1) class`,
      [planted + 1, count, classId],
    );
    planted = count;
    await client.query('analyze');
    const [large, small]: [number[], number[]] = [[], []];
    for (let round = -10; round < rounds; round += 1) {
      const [read, beside] = [
        await readPage(noah, 'bench-60'),
        await school.ask(noah, 'account/checkauthentication', { method: 'POST', body: '{}' }),
      ];
      if (round < 0) continue;
      large.push(read.ms);
      small.push(beside.ms);
    }
    ratios.push(median(large) / median(small));
    const growth = (ratios.at(-1) ?? 0) / (ratios[0] ?? 1);
    say(`${count} more pages in the school: ${median(large).toFixed(1)} ms, ${growth.toFixed(2)} × (goal ≤ ${schoolGoal})`);
    meet(growth <= schoolGoal, `a page among ${count} within ${schoolGoal} ×`);
  }
}

interface LiveBlock {
  readonly type: string;
  /** Makes one change, of alternating content. */
  readonly change: (turn: number) => Promise<Read>;
  /** What each open screen reads after it. */
  readonly read: () => Promise<Read>;
}

async function ask(token: string, path: string, body?: object): Promise<Read> {
  const { text, ms } = await school.ask(token, path, body && { method: 'POST', body: JSON.stringify(body) });
  return { ms, bytes: text.length };
}

async function liveBlocks(): Promise<LiveBlock[]> {
  const blockOf = (type: string) =>
    one<{ id: string; page: string; group: string }>(
      `select json_build_object('id', block.id, 'page', page.id, 'group', page.group_id) as value
       from page_block block join page on page.id = block.page_id where block.type = $1 and page.group_type = 'class' order by block.id limit 1`,
      [type],
    );
  const [agenda, folder, answers] = [await blockOf('Homework'), await blockOf('Documents'), await blockOf('Flipgrid')];
  const entryOf = (of: 'cards' | 'lists') =>
    one<{ id: string; block: string; page: string }>(
      `select json_build_object('id', entry.id, 'block', block_id, 'page', page_id) as value from board_entry entry
       where released_at is not null and deleted_at is null and ${of === 'lists' ? 'not' : ''} exists (select from board_card where entry_id = entry.id)
       order by entry.id limit 1`,
    );
  const [card, entry] = [await entryOf('cards'), await entryOf('lists')];
  const task = await one<string>(`select id as value from homework_task where class_id = $1 and deleted_at is null order by id limit 1`, [
    agenda.group,
  ]);
  const item = await one<string>(`select id as value from folder_item where block_id = $1 and deleted_at is null order by id limit 1`, [
    folder.id,
  ]);
  const answer = await one<string>(
    `select id as value from question_answer where block_id = $1 and deleted_at is null and is_for_class order by id limit 1`,
    [answers.id],
  );
  const today = new Date().toISOString().slice(0, 10);
  const plan = { date: today, schoolClass: agenda.group };
  return [
    {
      type: 'Homework',
      change: (turn) => ask(lea, 'homework/update-task', { id: task, field: 'minutes', value: turn % 2 === 0 ? 10 : 15 }),
      read: () => ask(noah, 'homework/get', plan),
    },
    {
      type: 'LiveKanban',
      change: (turn) => ask(noah, 'boards/like', { id: card.id, isLiked: turn % 2 === 0 }),
      read: () => ask(lea, `boards/cards/page/${card.page}`),
    },
    {
      type: 'Liste',
      change: (turn) => ask(noah, 'boards/like', { id: entry.id, isLiked: turn % 2 === 0 }),
      read: () => ask(lea, `boards/page/${entry.page}`),
    },
    {
      type: 'Documents',
      change: (turn) => ask(lea, 'folders/item/rename', { blockId: folder.id, id: item, name: `Blatt ${turn % 2}` }),
      read: () => ask(noah, `folders/page/${folder.page}`),
    },
    {
      type: 'Flipgrid',
      change: (turn) => ask(lea, 'video-answers/release', { blockId: answers.id, ids: [answer], isReleased: turn % 2 === 0 }),
      read: () => ask(noah, `video-answers/page/${answers.page}`),
    },
  ];
}

/** One change after the other, each followed by what one screen reads: the cost per change and per reader. */
async function live(): Promise<void> {
  for (const { type, change, read } of await liveBlocks()) {
    const [changes, reads]: [number[], number[]] = [[], []];
    let bytes = 0;
    for (let turn = -4; turn < rounds / 2; turn += 1) {
      const [changed, seen] = [await change(turn), await read()];
      if (turn < 0) continue;
      changes.push(changed.ms);
      reads.push(seen.ms);
      bytes = seen.bytes;
    }
    const words = [`a change median ${shareOf(changes, 0.5)} ms`, `95th percentile ${shareOf(changes, 0.95)} ms`];
    say(`${type}: ${words.join(', ')}; to each reader median ${shareOf(reads, 0.5)} ms and ${bytes} bytes`);
  }
}
