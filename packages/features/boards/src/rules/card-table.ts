import type { BoardCard, KanbanSettings } from '../contract/index.ts';
import { doneChecks } from './card-words.ts';
import { laneOf } from './lanes.ts';

interface TableWords {
  readonly lane: string;
  readonly text: string;
  readonly author: string;
  readonly assignee: string;
  readonly dueOn: string;
  readonly checks: string;
  readonly files: string;
  readonly likes: string;
  readonly comments: string;
  readonly state: string;
  readonly waits: string;
}

/** Cards as lines of a table, column after column in their order. */
export function cardTable(settings: KanbanSettings, cards: readonly BoardCard[], words: TableWords): (string | number)[][] {
  const head = [
    words.lane,
    words.text,
    words.author,
    words.assignee,
    words.dueOn,
    words.checks,
    words.files,
    words.likes,
    words.comments,
    words.state,
  ];
  const lines = settings.lanes.flatMap(({ id, name }) =>
    cards
      .filter((card) => laneOf(settings, card) === id)
      .map((card) => [
        name,
        card.text,
        card.author?.name ?? '',
        card.assignee?.name ?? '',
        card.dueOn ?? '',
        card.checks.length === 0 ? '' : `${doneChecks(card)}/${card.checks.length}`,
        card.files.map((file) => file.name).join(', '),
        card.likes,
        card.comments,
        card.isReleased ? '' : words.waits,
      ]),
  );
  return [head, ...lines];
}
