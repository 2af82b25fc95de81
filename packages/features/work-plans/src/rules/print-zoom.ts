interface Sheet {
  readonly tasks: number;
  readonly sections: number;
  /** Characters of all tasks together: texts take lines. */
  readonly characters: number;
}

/** Of A4 upright with margins of 10 mm, in pixels of the screen. */
const page = { width: 718, height: 1_047 } as const;
/** Heights on paper in pixels, before the reduction: title and introduction, the head of a section, a task with its facts, a line. */
const heights = { head: 200, section: 66, task: 68, line: 24 } as const;
/** The code that opens the plan keeps its size. */
const codeHeight = 110;
/** What number, picture and boxes leave of a line, and a letter. */
const [besideWords, letter] = [250, 8] as const;
const [smallest, largest] = [0.34, 0.8] as const;
/** Words break where they end, and not every text fills its lines. */
const spare = 1.05;

function fits({ tasks, sections, characters }: Sheet, zoom: number): boolean {
  const lines = tasks + characters / ((page.width / zoom - besideWords) / letter);
  const { head, section, task, line } = heights;
  const height = head + codeHeight / zoom + sections * section + tasks * (task - line) + lines * line;
  return height * spare * zoom <= page.height;
}

/** How much smaller than on the screen a plan is printed, so that it stands on one sheet; above some sixty tasks it takes a second one. */
export function printZoom(sheet: Sheet): number {
  for (let percent = largest * 100; percent > smallest * 100; percent -= 2) if (fits(sheet, percent / 100)) return percent / 100;
  return smallest;
}
