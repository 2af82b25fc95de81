import type { OutputOf } from '@pausenplatz/kernel-contract';
import { asSystem } from '@pausenplatz/kernel-server';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type getRanking, type RankingList, rankingLists, type RankingRow, rankingsLimits } from '../contract/index.ts';
import type { RankingsTables } from './tables.ts';

type Db = Kysely<RankingsTables>;

/** Of somebody: a class of today, neither archived nor deleted, whose teachers let its children be on the lists. */
export const isInListedClass = (userId: RawBuilder<unknown>) => sql`exists (
  select from class_pupil place join rankings_class open on open.class_id = place.class_id and open.is_listed
    join school_class class on class.id = place.class_id and class.archived_at is null and class.deleted_at is null
  where place.user_id = ${userId})`;

interface Found {
  /** Null where nobody is listed. */
  readonly place: number | null;
  readonly alias: string;
  readonly value: number;
  readonly isOwn: boolean;
  /** How many of the listed stand before who asks, and what they have; null for who has nothing. */
  readonly before: number;
  readonly ownValue: number | null;
}

type Ranking = Pick<OutputOf<typeof getRanking>, 'rows' | 'own'>;

/** The head of a list and the places around one's own, in one query. Aliases alone leave it: whose they are nobody learns. */
export async function rankingOf(db: Db, list: RankingList, userId: string | null): Promise<Ranking> {
  const { size, unit } = rankingLists[list];
  const { neighbours } = rankingsLimits;
  // The fewest milliseconds or turns come first, of all else the most.
  const sign = unit === 'time' || unit === 'turns' ? 1 : -1;
  const { rows } = await asSystem(() =>
    sql<Found>`
      with listed as (
        select one.user_id, person.alias, one.value, one.value * ${sign}::int as sort, one.reached_at,
          (row_number() over (order by one.value * ${sign}::int, one.reached_at, one.user_id))::int as place
        from rankings_value one join rankings_person person on person.user_id = one.user_id and person.is_listed
          join user_account account on account.id = one.user_id and account.deleted_at is null
        where one.list = ${list} and ${isInListedClass(sql`one.user_id`)}),
      own as (
        select user_id, value, value * ${sign}::int as sort, reached_at from rankings_value
        where list = ${list} and user_id = ${userId ?? ''}),
      before as (
        select count(*)::int as count from listed, own
        where (listed.sort, listed.reached_at, listed.user_id) < (own.sort, own.reached_at, own.user_id))
      select listed.place, listed.alias, listed.value, listed.user_id = own.user_id as "isOwn", before.count as before, own.value as "ownValue"
      from before left join own on true
        left join listed on listed.place <= ${size} or (own.user_id is not null
          and listed.place between before.count + 1 - ${neighbours}::int and before.count + 1 + ${neighbours}::int)
      order by listed.place`.execute(db),
  );
  const listed = rows.flatMap(({ place, alias, value, isOwn }): RankingRow[] =>
    place === null ? [] : [{ place, alias, value, isOwn: isOwn === true }],
  );
  const [first] = rows;
  const top = listed.filter(({ place }) => place <= size);
  if (!first || first.ownValue === null) return { rows: top, own: null };
  const isListed = listed.some(({ isOwn }) => isOwn);
  const place = first.before + 1;
  const others = listed.filter(({ isOwn }) => !isOwn);
  const around = [
    ...others.filter((row) => row.place < place && row.place >= place - neighbours),
    { place, alias: listed.find(({ isOwn }) => isOwn)?.alias ?? '', value: first.ownValue, isOwn: true },
    // Who is not listed would move those behind by one.
    ...others
      .filter((row) => row.place >= place)
      .slice(0, neighbours)
      .map((row) => ({ ...row, place: row.place + (isListed ? 0 : 1) })),
  ];
  return { rows: top, own: { place, value: first.ownValue, around } };
}
