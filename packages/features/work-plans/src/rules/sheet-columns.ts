/** Tasks with a code of 13 mm that stand below each other on one A4 sheet, below its head. */
const perColumn = 14;
/** A heading takes about half of a task. */
const perHeading = 0.5;

/** How many columns the sheet of a pupil has, so that it stands on one A4 sheet; above what two hold it takes a second sheet, because codes below 13 mm are not read. */
export function sheetColumns({ tasks, sections }: { readonly tasks: number; readonly sections: number }): 1 | 2 {
  return tasks + sections * perHeading <= perColumn ? 1 : 2;
}
