import type { FileKind } from '@pausenplatz/documents/contract';
import { homeworkLog } from '../texts.log.ts';
import * as shapes from '../contract/shapes.ts';
import { homeworkRefusals } from './refusals.ts';
import type { ServerFeature } from '@pausenplatz/kernel-server';
import { homeworkBlocks } from '../contract/blocks.ts';
import { demoHomework } from './demo/demo-homework.ts';
import { registerFeedRoute } from './feed-route.ts';
import { assignToAllHandler, assignToGroupHandler, assignToHandler, updateAssigneeHandler } from './handlers/assigning.ts';
import { addBoxHandler, deleteBoxHandler, updateBoxHandler, updateClassSettingsHandler } from './handlers/class-settings.ts';
import { copyWeekHandler } from './handlers/copy-week.ts';
import { addFeedbackHandler, deleteFeedbackHandler, restoreFeedbackHandler } from './handlers/feedback.ts';
import { moveTaskHandler } from './handlers/move.ts';
import { getStudyHallHandler, getTasksHandler, searchTasksHandler } from './handlers/read-lists.ts';
import { getSchoolSettingsHandler, setSchoolSettingsHandler } from './handlers/school-settings.ts';
import { findTasksHandler } from './handlers/search.ts';
import { getTodayHandler } from './handlers/read-today.ts';
import { getPlanHandler } from './handlers/read-plan.ts';
import { deleteRepeatedHandler, repeatTaskHandler, updateRepeatedHandler } from './handlers/repeating.ts';
import { classLoadHandler, pupilSheetHandler, pupilSheetPdfHandler, reportTableHandler, untickedTasksHandler } from './handlers/reports.ts';
import {
  createFeedHandler,
  createShareHandler,
  getFeedHandler,
  listSharesHandler,
  revokeFeedHandler,
  revokeShareHandler,
} from './handlers/sharing.ts';
import { addTaskHandler, deleteTaskHandler, restoreTaskHandler, updateEventHandler, updateTaskHandler } from './handlers/tasks.ts';
import { createHomework } from './migrations/2026-11-21-homework-create.ts';
import { revokeHomework } from './migrations/2026-11-23-homework-revoke.ts';
import { wallHomework } from './migrations/2026-11-24-homework-wall.ts';
import { schoolHomework } from './migrations/2026-11-27-homework-school.ts';
import { openingHomework } from './migrations/2026-12-01-homework-opens.ts';
import { homeworkSteps, purgeHomework } from './steps.ts';
import { homeworkTopics } from './topics.ts';

export type { HomeworkTables } from './tables.ts';

export const homeworkServer: ServerFeature = {
  name: 'homework',
  log: homeworkLog,
  demo: demoHomework,
  blocks: homeworkBlocks,
  uploads: ['attachment'] satisfies readonly FileKind[],
  migrations: [createHomework, revokeHomework, wallHomework, schoolHomework, openingHomework],
  schemas: shapes,
  refusals: homeworkRefusals,
  handlers: [
    getPlanHandler,
    getTodayHandler,
    getTasksHandler,
    findTasksHandler,
    searchTasksHandler,
    getStudyHallHandler,
    addTaskHandler,
    copyWeekHandler,
    updateTaskHandler,
    updateEventHandler,
    moveTaskHandler,
    deleteTaskHandler,
    restoreTaskHandler,
    assignToHandler,
    assignToAllHandler,
    assignToGroupHandler,
    updateAssigneeHandler,
    addFeedbackHandler,
    deleteFeedbackHandler,
    restoreFeedbackHandler,
    repeatTaskHandler,
    updateRepeatedHandler,
    deleteRepeatedHandler,
    updateClassSettingsHandler,
    getSchoolSettingsHandler,
    setSchoolSettingsHandler,
    addBoxHandler,
    updateBoxHandler,
    deleteBoxHandler,
    listSharesHandler,
    createShareHandler,
    revokeShareHandler,
    getFeedHandler,
    createFeedHandler,
    revokeFeedHandler,
    reportTableHandler,
    pupilSheetHandler,
    pupilSheetPdfHandler,
    classLoadHandler,
    untickedTasksHandler,
  ],
  topics: homeworkTopics,
  jobs: [purgeHomework],
  routes: registerFeedRoute,
  steps: homeworkSteps,
};
