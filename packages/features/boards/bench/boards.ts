// `npm run bench -- boards`: a class of 28 that writes on one board of nearly 300 cards at once; what a change costs, what readers read, what is lost.
import { shareOf, startBenchSchool } from '@pausenplatz/app-server/testing/bench-school';

const pupils = 28;
const cardsBefore = 240;
/** Each pupil writes so many cards, one after the other, and reads what the others changed after each. */
const cardsEach = 2;
/** Milliseconds that the slowest twentieth of the changes may take while everybody writes, on two cores. */
const goalMs = 1_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const school = await startBenchSchool();
const { client } = school;
try {
  const board = await plant();
  const tokens = await school.largeClass(board.classId, pupils);
  const [first = '', second = ''] = tokens;
  await get(first, `boards/cards/page/${board.pageId}`);
  const whole = await get(first, `boards/cards/page/${board.pageId}`);
  say(`the whole board of ${cardsBefore} cards: ${whole.size} bytes in ${whole.ms.toFixed(1)} ms`);

  const [changes, readings, sizes]: [number[], number[], number[]] = [[], [], []];
  const write = async (token: string, pupil: number) => {
    let since = whole.revision;
    for (let turn = 0; turn < cardsEach; turn += 1) {
      const words = { laneId: 'offen', color: 'teal', dueOn: null, assigneeId: null, checks: [], fileIds: [] };
      const text = `Karte ${turn} von Kind ${pupil}`;
      changes.push((await post(token, 'boards/card/add', { blockId: board.blockId, text, ...words })).ms);
      const news = await post(token, 'boards/cards/changed', { blockId: board.blockId, since });
      since = news.revision;
      readings.push(news.ms);
      sizes.push(news.size);
    }
  };
  const began = performance.now();
  await Promise.all(tokens.map(write));
  const tookMs = performance.now() - began;
  const { rows } = await client.query<{ revision: number; cards: number }>(
    `select revision::int as revision, (select count(*)::int from board_entry where block_id = $1) as cards
     from board_state where block_id = $1`,
    [board.blockId],
  );
  const { revision = 0, cards = 0 } = rows[0] ?? {};
  const lost = cardsBefore + pupils * cardsEach - cards;
  say(`${pupils} children wrote ${pupils * cardsEach} cards in ${tookMs.toFixed(0)} ms: ${lost} lost, ${revision} revisions`);
  say(`a change: median ${shareOf(changes, 0.5)} ms, 95th percentile ${shareOf(changes, 0.95)} ms (goal ≤ ${goalMs} ms)`);
  say(
    `what changed since: median ${shareOf(readings, 0.5)} ms, 95th percentile ${shareOf(readings, 0.95)} ms, median ${shareOf(sizes, 0.5)} bytes`,
  );

  const [likes, alone]: [number[], number[]] = [[], []];
  let since = revision;
  let bytes = 0;
  for (let turn = 0; turn < 30; turn += 1) {
    likes.push((await post(first, 'boards/like', { id: board.cardId, isLiked: turn % 2 === 0 })).ms);
    const news = await post(second, 'boards/cards/changed', { blockId: board.blockId, since });
    since = news.revision;
    bytes = news.size;
    alone.push(news.ms);
  }
  say(`one change alone: median ${shareOf(likes, 0.5)} ms; to each reader median ${shareOf(alone, 0.5)} ms and ${bytes} bytes`);
  process.exitCode = lost === 0 && Number(shareOf(changes, 0.95)) <= goalMs ? 0 : 1;
} finally {
  await school.stop();
}

interface Planted {
  readonly pageId: string;
  readonly blockId: string;
  readonly cardId: string;
  readonly classId: string;
  readonly authorId: string;
}

/** The first board with cards of the demo school, nearly full. */
async function plant(): Promise<Planted> {
  const { rows } = await client.query<Planted>(
    `select page.id as "pageId", entry.block_id as "blockId", entry.id as "cardId", page.group_id as "classId", entry.author_id as "authorId"
     from board_card join board_entry entry on entry.id = entry_id join page on page.id = page_id
     join page_block block on block.id = entry.block_id order by block.position, entry.position limit 1`,
  );
  const [board] = rows;
  if (!board) throw new Error('The demo school has no board with cards');
  await client.query('delete from board_entry where block_id = $1 and id <> $2', [board.blockId, board.cardId]);
  await client.query(
    `insert into board_entry (id, page_id, block_id, author_id, title, position, released_at, created_at)
     select left(md5('card' || n), 22), $1, $2, $3, 'Eine Karte mit einigen Worten darauf, Nummer ' || n, 'b' || lpad(n::text, 4, '0') || 'V', now(), now()
     from generate_series(1, $4) n`,
    [board.pageId, board.blockId, board.authorId, cardsBefore - 1],
  );
  await client.query(
    `insert into board_card (entry_id, lane_id, color, is_anonymous)
     select left(md5('card' || n), 22), (array['offen', 'dran', 'fertig'])[1 + n % 3], 'blue', false from generate_series(1, $1) n`,
    [cardsBefore - 1],
  );
  return board;
}

interface Answer {
  readonly ms: number;
  readonly size: number;
  readonly revision: number;
}

async function ask(token: string, path: string, init: RequestInit): Promise<Answer> {
  const { text, ms } = await school.ask(token, path, init);
  const { revision, boards }: { revision?: number; boards?: readonly { revision: number }[] } = JSON.parse(text);
  return { ms, size: text.length, revision: revision ?? boards?.[0]?.revision ?? 0 };
}

function get(token: string, path: string): Promise<Answer> {
  return ask(token, path, {});
}

function post(token: string, path: string, body: object): Promise<Answer> {
  return ask(token, path, { method: 'POST', body: JSON.stringify(body) });
}
