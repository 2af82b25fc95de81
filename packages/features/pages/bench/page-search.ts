// `npm run bench -- page-search`: words on the pages of a school with ten thousand of them, sought by a teacher, a pupil and its
// administration, beside the reading of one page by the same person in the same run; a second school of that size lies in the database.
import { startBenchSchool } from '@pausenplatz/app-server/testing/bench-school';
import type pg from 'pg';

const pagesPerSchool = 10_000;
const pagesPerClass = 25;
const blocksPerPage = 8;
const rounds = Number(process.argv[2] ?? 40);
/** A search may take as long as so many readings of a page, whoever searches for whatever. */
const goal = 40;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Sought words by how often they stand there: on three pages, on every second one, on none, and nothing typed. */
const sought = { rare: 'quastenflosser', frequent: 'ausflug', none: 'nirgendwo', recent: '' } as const;

/** Classes with pages, a third of them shared within the school; a word of each block is one of thousand. */
async function plant(client: pg.Client, school: string, key: string): Promise<void> {
  const classes = pagesPerSchool / pagesPerClass;
  await client.query(
    `insert into school_class (id, school_id, name, color) select $3 || '-class-' || n, $2, 'B' || n, 'teal' from generate_series(1, $1::int) n`,
    [classes, school, key],
  );
  await client.query(
    `insert into page (id, url, title, group_type, group_id, position, visibility, background, created_by, updated_at)
     select $3 || '-page-' || n, $3 || '-seite-' || n, 'Seite ' || n || ' vom Thema ' || n % 97, 'class', $3 || '-class-' || (n % $2 + 1), 'a0',
       (array['group', 'group', 'school', 'link', 'group', 'public'])[n % 6 + 1], '{"type":"pages"}', 'bench', now() - n * interval '1 hour'
     from generate_series(1, $1::int) n`,
    [pagesPerSchool, classes, key],
  );
  await client.query(
    `insert into page_block (id, page_id, type, version, settings, position, words)
     select left(md5($3 || n || '-' || b), 22), $3 || '-page-' || n, 'Title', 1, '{"text":"","size":"large","align":"start"}', 'a' || b,
       'Absatz ' || b || ' mit Wort' || (n * 7 + b) % 1000 || ' für die Klasse, die am Morgen liest, rechnet, schreibt und am Nachmittag '
       || case when b = 3 and n % 2 = 0 then 'einen Ausflug macht' else 'im Schulhaus bleibt' end
       || case when b = 5 and n <= 3 then ' und vom Quastenflosser hört' else '' end
       || ', bis es läutet und alle Kinder ihre Sachen packen, ihre Jacken holen und zusammen nach Hause gehen'
     from generate_series(1, $1::int) n, generate_series(1, $2::int) b`,
    [pagesPerSchool, blocksPerPage, key],
  );
}

const readPage = (token: string) => school.ask(token, 'pages/get/klasse-3a');
const search = (token: string, words: string) =>
  school.ask(token, 'pages/search', { method: 'POST', body: JSON.stringify({ words, all: true }) });

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** One person's readings and searches by turns, so that all meet the same machine; answers the slowest search beside the reading. */
async function compare(who: string, token: string): Promise<number> {
  const reads: number[] = [];
  const searches = new Map<string, number[]>(Object.keys(sought).map((kind) => [kind, []]));
  const hits = new Map<string, number>();
  for (let round = -3; round < rounds; round += 1) {
    const read = await readPage(token);
    if (round >= 0) reads.push(read.ms);
    for (const [kind, words] of Object.entries(sought)) {
      const { ms, text } = await search(token, words);
      const { hits: found }: { hits: readonly unknown[] } = JSON.parse(text);
      hits.set(kind, found.length);
      if (round >= 0) searches.get(kind)?.push(ms);
    }
  }
  const read = median(reads);
  const ratios = [...searches].map(([kind, times]) => ({ kind, ms: median(times), ratio: median(times) / read }));
  const words = ratios.map(({ kind, ms, ratio }) => `${kind} ${ms.toFixed(1)} ms (${hits.get(kind)} hits, ${ratio.toFixed(1)})`);
  say(`${who}: page read ${read.toFixed(1)} ms; ${words.join(', ')}`);
  return Math.max(...ratios.map(({ ratio }) => ratio));
}

const school = await startBenchSchool();
const { client } = school;
try {
  const people = { teacher: 'lea.brunner', pupil: 'noah.meier', administration: 'eva.ammann' };
  const tokens = new Map<string, string>();
  for (const [who, userName] of Object.entries(people)) tokens.set(who, await school.signIn(userName));
  const { rows } = await client.query<{ school_id: string }>(`select school_id from school_class where name = '3a' limit 1`);
  await client.query(`insert into school (id, name, place) values ('bench-other-school', 'Schule nebenan', 'Bern')`);
  await plant(client, rows[0]?.school_id ?? '', 'own');
  await plant(client, 'bench-other-school', 'other');
  await client.query('analyze');
  const counted = await client.query<{ pages: number; blocks: number }>(
    'select (select count(*)::int from page) as pages, (select count(*)::int from page_block) as blocks',
  );
  say(`${counted.rows[0]?.pages} pages with ${counted.rows[0]?.blocks} blocks, ${pagesPerSchool} of them in the school that searches`);
  const ratios: number[] = [];
  for (const [who, token] of tokens) ratios.push(await compare(who, token));
  const slowest = Math.max(...ratios);
  say(`slowest search beside a page read: ${slowest.toFixed(1)} (goal ≤ ${goal})`);
  process.exitCode = slowest <= goal ? 0 : 1;
} finally {
  await school.stop();
}
