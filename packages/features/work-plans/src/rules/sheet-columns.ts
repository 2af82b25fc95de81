/** Tasks with a code of 20 mm that stand below each other on one A4 sheet, below its head. */
const perColumn = 11;
/** A heading takes less than half of a task. */
const perHeading = 0.4;

/** How many columns the sheet of a pupil has, so that it stands on one A4 sheet; above what two hold it takes a second sheet, because cameras read smaller codes badly. */
export function sheetColumns({ tasks, sections }: { readonly tasks: number; readonly sections: number }): 1 | 2 {
  return tasks + sections * perHeading <= perColumn ? 1 : 2;
}
