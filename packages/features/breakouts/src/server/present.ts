import { presentFile } from '@pausenplatz/documents/server';
import type { CallContext } from '@pausenplatz/kernel-server';
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { BreakoutGame, EditedLock, LedTeam, ShownLock } from '../contract/index.ts';
import { hintsAt, playedSeconds, showMechanism, stateOf, type TeamTimes } from '../rules/index.ts';
import { breakoutFileTexts } from '../texts.files.ts';
import { type Before, type filesOf, filesOfLock, type LockRow, type TeamRow } from './queries.ts';
import type { BreakoutsTables } from './tables.ts';

type Services = Pick<CallContext<BreakoutsTables>, 'signer' | 'clock'>;
type Db = Kysely<BreakoutsTables>;
type Files = Awaited<ReturnType<typeof filesOf>>;

/** A team in its game. */
export interface Standing extends Before {
  readonly team: TeamRow;
}

/** The same out of all locks, for those who lead the game. */
export const standIn = (team: TeamRow, game: Standing['game'], locks: readonly LockRow[]): Standing => ({
  team,
  game,
  locks: locks.map(({ id }) => id),
  lock: locks[team.opened],
});

export const timesOf = ({ team, game }: Pick<Standing, 'team' | 'game'>): TeamTimes => ({
  startedAt: team.started_at,
  lockStartedAt: team.lock_started_at,
  pausedAt: team.paused_at,
  finishedAt: team.finished_at,
  endedAt: game.ended_at,
});

/** What a team did at the lock before which it stands; nothing where another lock stands there since. */
export function atLock({ team, lock: before }: Standing) {
  const lock = team.finished_at === null ? before : undefined;
  const isSame = lock !== undefined && lock.id === team.lock_id;
  return { lock, wrong: isSame ? team.wrong : 0, asked: isSame ? team.asked : 0, waitsUntil: isSame ? team.waits_until : null };
}

export function openHints(standing: Standing, now: Date) {
  const { lock, asked } = atLock(standing);
  return hintsAt(lock?.hints ?? [], { seconds: playedSeconds(timesOf(standing), now).atLock, asked });
}

/** What a team may know: of locks that are still to come nothing but how many there are. */
export async function presentGame(services: Services, db: Db, standing: Standing): Promise<BreakoutGame> {
  const { team, game, locks } = standing;
  const now = services.clock.now();
  const state = stateOf(timesOf(standing));
  const { lock, wrong } = atLock(standing);
  return {
    teamId: team.id,
    name: team.name,
    code: team.code,
    state,
    opened: state === 'finished' ? locks.length : Math.min(team.opened, locks.length),
    locks: locks.length,
    seconds: playedSeconds(timesOf(standing), now).all,
    wrong: team.wrong_before + wrong,
    hints: team.hints_before + openHints(standing, now).open.length,
    lock: state === 'playing' && lock ? await presentLock(services, db, standing, lock) : null,
    ending: state === 'finished' ? game.ending : null,
  };
}

async function presentLock(services: Services, db: Db, standing: Standing, lock: LockRow): Promise<ShownLock> {
  const now = services.clock.now();
  const files = await filesOfLock(db, lock);
  const { open, next } = openHints(standing, now);
  const { wrong, waitsUntil } = atLock(standing);
  const { id, title, story, task, alt } = lock;
  return {
    id,
    title,
    story,
    task,
    alt,
    picture: namelessFile(services, files, lock.picture_id),
    audio: namelessFile(services, files, lock.audio_id),
    mechanism: showMechanism(lock.secret, drawFor(standing.team.id)),
    hints: [...open],
    nextHint: next,
    wrong,
    waits: waitsUntil === null ? 0 : Math.max(0, Math.ceil((waitsUntil.getTime() - now.getTime()) / 1_000)),
  };
}

/** Each team finds what is to be put in order mixed in its own way, and the same on each of its devices. */
const drawFor = (teamId: string) => (word: string) => createHash('sha256').update(`${teamId} ${word}`).digest().readUInt32BE(0);

/** What a file is called may tell a solution. */
function namelessFile(services: Services, files: Files, id: string | null) {
  const file = id === null ? undefined : files.get(id);
  if (!file) return null;
  const { id: _id, ...shown } = presentFile(services, file);
  return { ...shown, name: breakoutFileTexts.file };
}

/** A lock for who changes the page. */
export function presentEdited(services: Services, files: Files, lock: LockRow): EditedLock {
  const { id, title, story, task, alt, secret, hints, picture_id: pictureId, audio_id: audioId } = lock;
  const fileOf = (fileId: string | null) => {
    const file = fileId === null ? undefined : files.get(fileId);
    return file ? presentFile(services, file) : null;
  };
  return { id, title, story, task, alt, secret, hints, pictureId, audioId, picture: fileOf(pictureId), audio: fileOf(audioId) };
}

/** A team as who leads the game sees it. */
export function presentTeam(now: Date, standing: Standing): LedTeam {
  const { team, locks } = standing;
  const { all, atLock: secondsAtLock } = playedSeconds(timesOf(standing), now);
  const state = stateOf(timesOf(standing));
  const { lock, wrong } = atLock(standing);
  return {
    id: team.id,
    name: team.name,
    state,
    opened: state === 'finished' ? locks.length : Math.min(team.opened, locks.length),
    lockTitle: lock?.title ?? null,
    seconds: all,
    secondsAtLock: state === 'finished' ? 0 : secondsAtLock,
    hints: team.hints_before + openHints(standing, now).open.length,
    wrong: team.wrong_before + wrong,
  };
}
