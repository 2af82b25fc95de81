import { addFeedback, assignTo, assignToAll, assignToGroup, deleteFeedback, restoreFeedback, updateAssignee } from './assigning.ts';
import { addBox, deleteBox, updateBox, updateClassSettings } from './class-settings.ts';
import { getPlan, getStudyHall, getTasks, searchTasks } from './plan.ts';
import { deleteRepeated, repeatTask, updateRepeated } from './repeating.ts';
import { classLoad, pupilSheet, pupilSheetPdf, reportTable, untickedTasks } from './reports.ts';
import { createFeed, createShare, getFeed, listShares, revokeFeed, revokeShare } from './sharing.ts';
import { getSchoolSettings, setSchoolSettings } from './school-settings.ts';
import { findTasks } from './search.ts';
import { getToday } from './today.ts';
import { addTask, copyWeek, deleteTask, moveTask, restoreTask, updateEvent, updateTask } from './tasks.ts';

export { eventListBlock, homeworkBlock, homeworkBlocks, homeworkListBlock } from './blocks.ts';
export * from './hub.ts';
export { homeworkLimits } from './limits.ts';
export type { ReportRow, SheetEntry } from './reports.ts';
export type { Assignee, ClassSettings, Column, Plan, PlanPupil, Subject, Task, TaskFeedback } from './shapes.ts';
export type { PlanOfToday, Today } from './today.ts';
export * from './words.ts';
export { addFeedback, assignTo, assignToAll, assignToGroup, deleteFeedback, restoreFeedback, updateAssignee };
export { addBox, deleteBox, updateBox, updateClassSettings };
export { findTasks };
export { getSchoolSettings, setSchoolSettings };
export { getToday };
export { getPlan, getStudyHall, getTasks, searchTasks };
export { deleteRepeated, repeatTask, updateRepeated };
export { classLoad, pupilSheet, pupilSheetPdf, reportTable, untickedTasks };
export { createFeed, createShare, getFeed, listShares, revokeFeed, revokeShare };
export { addTask, copyWeek, deleteTask, moveTask, restoreTask, updateEvent, updateTask };

export const homeworkCalls = {
  getPlan,
  getToday,
  getTasks,
  findTasks,
  searchTasks,
  getStudyHall,
  addTask,
  copyWeek,
  updateTask,
  updateEvent,
  moveTask,
  deleteTask,
  restoreTask,
  assignTo,
  assignToAll,
  assignToGroup,
  updateAssignee,
  addFeedback,
  deleteFeedback,
  restoreFeedback,
  repeatTask,
  updateRepeated,
  deleteRepeated,
  updateClassSettings,
  getSchoolSettings,
  setSchoolSettings,
  addBox,
  updateBox,
  deleteBox,
  listShares,
  createShare,
  revokeShare,
  getFeed,
  createFeed,
  revokeFeed,
  reportTable,
  pupilSheet,
  pupilSheetPdf,
  classLoad,
  untickedTasks,
} as const;
