interface Sheet {
  readonly tasks: number;
  readonly sections: number;
  /** Characters of all tasks together: texts take lines. */
  readonly characters: number;
}

/** Lines of a task with its facts, of a head, and signs of a line, at the size of the screen on A4 upright. */
const linesPerTask = 2.6;
const linesPerHead = 2.2;
const signsPerLine = 62;
const linesOfPage = 36;
const [smallest, largest] = [0.34, 0.8];

/** How much smaller than on the screen a plan is printed, so that it stands on one sheet; above some eighty tasks it takes a second one. */
export function printZoom({ tasks, sections, characters }: Sheet): number {
  const lines = tasks * linesPerTask + sections * linesPerHead + characters / signsPerLine + 6;
  return Math.min(largest, Math.max(smallest, Math.round((linesOfPage / lines) * 100) / 100));
}
